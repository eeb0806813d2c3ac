import type { MovimientoEnBorrador } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { AmountsTable } from '../../../ui/amounts-table.tsx';
import { formatearFecha } from '../../../ui/format/date.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { nombresDeEstado } from '../../ver-partidas/nombres.ts';
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
            {formatearFecha(fecha)} · {nombresDeEstado[estado]} · {idCuenta} · {concepto || 'Sin concepto'}
          </PlainLink>
        ),
        montos: [debe === 0 ? null : debe, haber === 0 ? null : haber],
      }))}
    />
  );
}
