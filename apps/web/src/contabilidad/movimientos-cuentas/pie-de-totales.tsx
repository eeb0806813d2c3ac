// What the whole selection adds up to, always in sight below the movements.

import { MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import type { Libro } from './libro/libro.ts';
import { contar } from './nombres.ts';
import type { Resumen } from './use-movimientos.ts';

interface PieDeTotalesProps {
  readonly libro: Libro;
  readonly resumen: Resumen;
}

export function PieDeTotales({
  libro,
  resumen: { total, borradores, preliminar, datosAl },
}: PieDeTotalesProps) {
  const movimientos = libro.tramos.reduce((suma, tramo) => suma + tramo.movimientos, 0);
  return (
    <SumsFoot
      etiqueta="Totales"
      fijo
      sumas={
        <>
          <FootSum nombre="Debe" centavos={total.debe} />
          <FootSum nombre="Haber" centavos={total.haber} />
          <FootSum nombre="Saldo final" centavos={total.saldoFinal} />
        </>
      }
    >
      <MarcasDeCifras preliminar={preliminar} datosAl={datosAl} />
      <FootCount callada>
        {contar(movimientos, 'movimiento', 'movimientos')}
        {borradores.length > 0 && ` y ${contar(borradores.length, 'en borrador', 'en borrador')}`}
      </FootCount>
    </SumsFoot>
  );
}
