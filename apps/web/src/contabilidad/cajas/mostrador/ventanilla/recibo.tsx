// What was just done, big enough to be read standing: the number of its receipt and its papers.
import { clases, type EstadoDeTraslado, nombresDeEstadoDeTraslado } from '@cuadra/core/cajas/movimiento';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import { formatearQuetzales } from '../../../../ui/format/dinero.ts';
import { numeroDeRecibo } from '../../movimientos/recibo.ts';
import type { Final } from '../clases/clase.ts';
import type { Resultado } from '../envio/ordenes.ts';
import { BotonesDeRecibo } from '../imprimir.tsx';
import classes from './ventanilla.module.css';

export function Recibo({ final }: { readonly final: Final }) {
  if (final.como === 'hecho') return <Hecho resultado={final.resultado} />;
  const texto =
    final.como === 'esperando'
      ? final.texto
      : 'Quedó por enviar: se enviará una sola vez cuando vuelva la línea. No lo repita.';
  return (
    <div className={classes.recibo} data-tono="espera" role="status">
      <ClockIcon aria-hidden="true" />
      <p>{texto}</p>
    </div>
  );
}

function Hecho({ resultado }: { readonly resultado: Resultado }) {
  if (resultado.que === 'traslado') {
    const { estado, monto, origen, destino } = resultado.traslado;
    return (
      <div className={classes.recibo} role="status">
        <CheckCircleIcon aria-hidden="true" />
        <div>
          <strong>{loHecho(estado)}</strong>
          <span>
            {formatearQuetzales(monto)} de {origen.nombre} a {destino.nombre}
          </span>
        </div>
      </div>
    );
  }
  const { movimiento } = resultado;
  return (
    <div className={classes.recibo} role="status">
      <CheckCircleIcon aria-hidden="true" />
      <div>
        <strong>Recibo {numeroDeRecibo(movimiento)}</strong>
        <span>
          {clases[movimiento.clase].nombre} de {formatearQuetzales(movimiento.monto)}, {movimiento.concepto}
        </span>
      </div>
      <div className={classes.papeles}>
        <BotonesDeRecibo movimiento={movimiento.id} conOrigen={movimiento.tieneFormulario} />
      </div>
    </div>
  );
}

/** What was done and not where it stands: by the time it is read, the other caja may have received it. */
const loHecho = (estado: EstadoDeTraslado): string =>
  estado === 'en_transito' ? 'Enviado' : nombresDeEstadoDeTraslado[estado];
