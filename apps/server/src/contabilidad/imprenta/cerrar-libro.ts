// How a book ends on paper: its own closing rows, what is certified, where people sign and, of what has a code, the address
// where it is verified. They stay together: nobody signs a sheet that has nothing else on it.
import { comoVerificarlo, papeles } from '#platform/pdf/documento.ts';
import { enHileras, type Firmas } from '#platform/pdf/firmas.ts';
import { MARGEN } from './componer.ts';
import type { FilaDeLibro, Pliego } from './tipos.ts';

export interface Final {
  readonly firmas?: Firmas | undefined;
  readonly codigo?: string | undefined;
  readonly verificacion?: string | undefined;
}

export function cerrarLibro(
  cierre: readonly FilaDeLibro[],
  { papel }: Pick<Pliego, 'papel'>,
  { firmas, codigo, verificacion }: Final,
): FilaDeLibro[] {
  const ancho = papeles[papel][0] - 2 * MARGEN;
  const parrafos = (firmas?.certificaciones ?? []).flatMap((texto): FilaDeLibro[] => [
    { celdas: [' '], estilo: 'nota', alAncho: true },
    { celdas: [texto], estilo: 'nota', alAncho: true },
  ]);
  const hileras = enHileras(firmas?.firmas ?? [], ancho).map(
    (hilera): FilaDeLibro => ({
      celdas: hilera.firmas.map((renglones) => renglones.map(({ texto }) => texto).join(', ')),
      dibujo: { clase: 'firmas', hilera },
    }),
  );
  const qr: FilaDeLibro[] =
    verificacion === undefined
      ? []
      : [
          {
            celdas: [comoVerificarlo(verificacion, codigo)],
            dibujo: { clase: 'qr', direccion: verificacion },
          },
        ];
  const filas = [...cierre, ...parrafos, ...hileras, ...qr];
  return filas.map((fila, i) => {
    const esElFinal = i >= cierre.length - 1;
    return esElFinal && i < filas.length - 1 ? { ...fila, conLaSiguiente: true } : fila;
  });
}
