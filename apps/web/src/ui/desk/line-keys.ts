// The keys that go through the points of a line.

/** To which point a key goes; undefined: it is not one of them. */
export function pointByKey(key: string, lugar: number, cuantos: number): number | undefined {
  const destino = DESTINOS[key]?.(lugar, cuantos - 1);
  return destino === undefined ? undefined : Math.max(0, Math.min(cuantos - 1, destino));
}

const DESTINOS: Readonly<Record<string, (lugar: number, ultimo: number) => number>> = {
  ArrowRight: (lugar) => lugar + 1,
  ArrowUp: (lugar) => lugar + 1,
  ArrowLeft: (lugar) => lugar - 1,
  ArrowDown: (lugar) => lugar - 1,
  PageUp: (lugar) => lugar + 10,
  PageDown: (lugar) => lugar - 10,
  Home: () => 0,
  End: (_, ultimo) => ultimo,
};
