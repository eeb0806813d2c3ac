// An icon of a set. Its shapes were looked at when the program was built (build/icon-sets.ts): they are nothing else.
import { useLayoutEffect, useRef } from 'react';

interface DrawingProps {
  readonly inside: string;
  /** The side of what it draws on. */
  readonly side: number;
  /** In pixels. */
  readonly size: number;
}

export function Drawing({ inside, side, size }: DrawingProps) {
  const place = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) draw(inside, place.current);
  }, [inside]);
  return <svg ref={place} viewBox={`0 0 ${side} ${side}`} width={size} height={size} aria-hidden="true" />;
}

/** Read as what stands inside an SVG. */
function draw(inside: string, place: SVGSVGElement): void {
  const range = document.createRange();
  range.selectNodeContents(place);
  place.replaceChildren(range.createContextualFragment(inside));
}
