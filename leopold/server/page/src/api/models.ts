/** The server's models by name. `types.ts` is made from the OpenAPI description; nothing is written twice. */

import type { components } from "./types";

type Schemas = components["schemas"];

export type Meta = Schemas["About"];
export type Words = Schemas["Words"];
export type Cards = Schemas["Cards"];
export type StaffInfo = Schemas["StaffInfo"];
export type GuestInfo = Schemas["GuestInfo"];
export type ObjectiveInfo = Schemas["ObjectiveInfo"];
export type TileInfo = Schemas["TileInfo"];
export type HotelInfo = Schemas["HotelInfo"];
export type InstructionInfo = Schemas["InstructionInfo"];
export type CardWords = Schemas["CardWords"];
export type Board = Schemas["Board"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type OfferedChoice = Schemas["OfferedChoice"];
export type CreatedTable = Schemas["CreatedTable"];
export type SeatToken = Schemas["SeatToken"];
export type Seated = Schemas["Seated"];
export type TableSummary = Schemas["TableSummary"];
export type TableSummaries = Schemas["TableSummaries"];
export type TableState = Schemas["TableState"];
export type TableSeat = Schemas["TableSeat"];
export type View = Schemas["View"];
export type SeatView = Schemas["SeatView"];
export type Choice = Schemas["Choice"];
export type Obstacle = Schemas["Obstacle"];
export type Decision = Schemas["Decision"];
export type Proposal = Schemas["Proposal"];
export type Said = Schemas["Said"];
export type Hint = Schemas["Hint"];
export type Entry = Schemas["Entry"];
export type Event = Schemas["Event"];
export type News = Schemas["News"];
export type Stale = Schemas["Stale"];
export type Presence = Schemas["Presence"];
export type Ping = Schemas["Ping"];
export type NewsSince = Schemas["NewsSince"];
export type Done = Schemas["Done"];
export type Replay = Schemas["Replay"];
export type Course = Schemas["Course"];
export type Moment = Schemas["Highlight"];
export type Line = Schemas["Line"];
export type RecordText = Schemas["SavedGame"];
export type Problem = Schemas["Problem"];
