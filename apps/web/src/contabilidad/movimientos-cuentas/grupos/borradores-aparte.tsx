import type { MovimientoEnBorrador } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { nombresDeEstadoDePartida } from '@cuadra/core/partida';
import { formatDate } from '#ui/format/date.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { AmountsTable } from '#ui/tables/amounts-table.tsx';
import { enlaceDePartida } from '../enlaces.ts';

interface BorradoresAparteProps {
  readonly borradores: readonly MovimientoEnBorrador[];
}

/** What is not in the books yet, after the sums and out of them. */
export function BorradoresAparte({ borradores }: BorradoresAparteProps) {
  if (borradores.length === 0) return null;
  return (
    <AmountsTable
      etiqueta="En borrador"
      nombre="En borrador, sin sumar"
      columnas={['Debe (Q)', 'Haber (Q)']}
      filas={borradores.map(({ idPartida, idCuenta, fecha, estado, concepto, debe, haber }, lugar) => ({
        clave: `${idPartida} ${lugar}`,
        nombre: (
          <PlainLink to={enlaceDePartida(idPartida)}>
            {formatDate(fecha)} · {nombresDeEstadoDePartida[estado]} · {idCuenta} ·{' '}
            {concepto || 'Sin concepto'}
          </PlainLink>
        ),
        montos: [debe === 0 ? null : debe, haber === 0 ? null : haber],
      }))}
    />
  );
}
