// The lines of a partida as rows on paper: the same in its comprobante and among the others of a diario.
import { type Centavos, formatearCifra } from '@cuadra/core/dinero';
import type { Arrastre, ColumnaPdf, FilaPdf } from '#platform/pdf/tabla.ts';
import type { LineaImpresa } from './queries.ts';

export const columnasDeLineas: readonly ColumnaPdf[] = [
  { titulo: 'Código', ancho: 60 },
  { titulo: 'Cuenta y concepto' },
  { titulo: 'Documento', ancho: 94 },
  { titulo: 'Debe (Q)', ancho: 76, alineacion: 'derecha' },
  { titulo: 'Haber (Q)', ancho: 76, alineacion: 'derecha' },
];

export const ARRASTRE_DE_LINEAS: Arrastre = { columnas: [3, 4], rotulo: 1 };

/** With its own concept, where it says something that the one of the whole partida does not. */
export function filaDeLinea(
  { idCuenta, nombreCuenta, debe, haber, concepto, documento }: LineaImpresa,
  deTodas: string,
): FilaPdf {
  const propio = concepto === null || concepto === '' || concepto === deTodas ? '' : `\n${concepto}`;
  const monto = (valor: Centavos) => (valor === 0 ? '' : formatearCifra(valor));
  return {
    celdas: [
      idCuenta,
      `${nombreCuenta ?? 'Cuenta que no existe'}${propio}`,
      documento ?? '',
      monto(debe),
      monto(haber),
    ],
    montos: [debe, haber],
  };
}

/** What lines add up to, with those lines over it. */
export function filaDeSumas(rotulo: string, { debe, haber }: { debe: Centavos; haber: Centavos }): FilaPdf {
  const sumas = [debe, haber].map(formatearCifra);
  return { celdas: ['', rotulo, '', ...sumas], negrita: true, conLaAnterior: true };
}
