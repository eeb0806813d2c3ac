// An address as a QR, in black squares drawn in the page itself: as sharp as the paper lets.
import { encode } from 'uqr';
import { cifra, type Tinta } from './tinta.ts';

export interface Cuadro {
  readonly x: number;
  readonly y: number;
  readonly lado: number;
}

/** The white around it, without which it is not found: four, in points of its own. */
const ORILLA = 4;

export function dibujarQr({ trazos }: Tinta, texto: string, { x, y, lado }: Cuadro): void {
  const { data, size } = encode(texto, { ecc: 'M', border: ORILLA });
  const punto = lado / size;
  const barras = data.flatMap((fila, n) =>
    seguidos(fila).map(
      ([desde, cuantos]) =>
        `${cifra(x + desde * punto)} ${cifra(y + n * punto)} ${cifra(cuantos * punto)} ${cifra(punto)} re`,
    ),
  );
  trazos.push(`q 0 g ${barras.join(' ')} f Q`);
}

/** Where each run of black begins, and how long it is. */
function seguidos(fila: readonly boolean[]): (readonly [desde: number, cuantos: number])[] {
  const tramos: [number, number][] = [];
  for (const [i, negro] of fila.entries()) {
    const ultimo = tramos.at(-1);
    if (!negro) continue;
    if (ultimo !== undefined && ultimo[0] + ultimo[1] === i) ultimo[1] += 1;
    else tramos.push([i, 1]);
  }
  return tramos;
}
