// Where a toast goes: where it covers nothing that can be pressed. From the bottom of the page upwards, at the right, in the
// middle and at the left; if no place is free, the one that covers least.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 8;
const MARGIN = 12;

/** The left and the bottom edge, from those of the page. */
export function placeFor(
  toast: Pick<Box, 'width' | 'height'>,
  page: Box,
  controles: readonly Box[],
): { readonly left: number; readonly bottom: number } {
  const [izquierda, right] = [
    page.left + MARGIN,
    page.left + Math.max(MARGIN, page.width - toast.width - MARGIN),
  ];
  const background = page.top + page.height;
  let best = { left: right, bottom: MARGIN };
  let minus = Number.POSITIVE_INFINITY;
  for (let top = background - MARGIN - toast.height; top >= page.top; top -= STEP) {
    for (const left of [right, (izquierda + right) / 2, izquierda]) {
      const covered = controles.filter((control) => touch({ ...toast, left, top }, control)).length;
      if (covered >= minus) continue;
      minus = covered;
      best = { left, bottom: background - top - toast.height };
      if (covered === 0) return best;
    }
  }
  return best;
}

const touch = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
