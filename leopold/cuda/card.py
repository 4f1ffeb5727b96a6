"""The graphics card: whether there is one, and arrays that stay on it."""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from leopold.errors import RulesError

CPU: Final = "cpu"
CUDA: Final = "cuda"
DEVICES: Final = (CPU, CUDA)
ON_GPU: Final = 2
"""How DLPack calls the memory of an NVIDIA card."""


def check_device(device: str) -> None:
    """Refuse a device that is none."""
    if device not in DEVICES:
        raise RulesError(f"There is no device {device!r}; there are {' and '.join(DEVICES)}.")


def simulated() -> bool:
    """Does Numba only play at being a card, in Python? For tests, where there is none."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


@cache
def need_card() -> None:
    """Refuse with a sentence where nothing can be played on a card."""
    if simulated():
        return
    if find_spec("numba_cuda") is None:
        raise RulesError("To play on a graphics card, Leopold needs numba-cuda: pip install 'leopold[cuda]'.")
    from numba import cuda

    if not cuda.is_available():
        wrong = _why_not()
        raise RulesError(f"Leopold finds no graphics card to play on: {wrong} Without one, leave out the device.")


def _why_not() -> str:
    """Why there is no card, as a sentence."""
    from numba import cuda

    try:
        found = len(cuda.gpus)
    except Exception:  # whatever a missing or an old driver makes of numba-cuda
        return "there is no NVIDIA driver, or it is too old."
    if found == 0:
        return "the driver is there, but no card."
    return "the driver is there, but parts of CUDA are missing (numba-cuda[cu13] brings them, or [cu12])."


def card_name() -> str:
    """What the card is called."""
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def multiprocessors() -> int:
    """How many parts the card has, each with threads of its own."""
    from numba import cuda

    return 1 if simulated() else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def free_bytes() -> int:
    """How much of the card's memory nobody has taken."""
    from numba import cuda

    if simulated():
        return 1 << 30
    context = cuda.current_context()
    context.deallocations.clear()  # what nobody needs any more is given back only now and then
    return int(context.get_memory_info().free)


def to_card(array: npt.NDArray[Any]) -> Any:
    """A copy on the card."""
    from numba import cuda

    return cuda.to_device(array)


def room_on_card(shape: tuple[int, ...], kind: npt.DTypeLike) -> Any:
    """An array on the card that has no values yet."""
    from numba import cuda

    return cuda.device_array(shape, kind)


def launch(kernel: Any, threads: int, block: int, *arguments: Any) -> None:
    """So many threads of a kernel, in blocks. It does not wait until they are done."""
    if simulated():
        from numba import cuda

        kernel = cuda.jit(kernel)  # the door is as it was written: the simulator interprets it
    kernel[-(-threads // block), block](*arguments)


def wait_for_card() -> None:
    """Until everything that was launched is done."""
    from numba import cuda

    cuda.synchronize()


class CardArray:
    """An array on the card, for other libraries to take as it is: `torch.from_dlpack(array)`, `cupy.asarray(array)`.

    It may lie column by column (`flipped`), so that neighbouring threads write neighbouring numbers; its shape says
    what it is, and its strides say how it lies.
    """

    def __init__(self, array: Any, *, flipped: bool = False) -> None:
        self.array = array
        self._flipped = flipped
        self.shape = tuple(array.shape)[::-1] if flipped else tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    def __len__(self) -> int:
        return int(self.shape[0])

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        said: dict[str, Any] = dict(self.array.__cuda_array_interface__)
        said["shape"] = self.shape
        strides = tuple(self.array.strides)
        said["strides"] = strides[::-1] if self._flipped else strides
        return said

    def __dlpack__(self, **wishes: Any) -> Any:
        from cuda.core.utils import StridedMemoryView

        wait_for_card()  # whoever takes it may have a queue of their own there
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        from numba import cuda

        return ON_GPU, int(cuda.get_current_device().id)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        """A copy off the card: `np.asarray(array)`."""
        host: npt.NDArray[Any] = self.array.copy_to_host()
        host = host.T if self._flipped else host
        return host if dtype is None else host.astype(dtype)
