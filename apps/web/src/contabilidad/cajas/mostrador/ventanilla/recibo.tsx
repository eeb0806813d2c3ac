// What was just done, big enough to be read standing: the number of its receipt and its papers.
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases, type EstadoDeTraslado, nombresDeEstadoDeTraslado } from '@cuadra/core/cajas/movimiento';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { numeroDeRecibo } from '#contabilidad/cajas/movimientos/recibo.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { Final } from '../clases/clase.ts';
import type { Resultado } from '../envio/ordenes.ts';
import { BotonesDeRecibo } from '../imprimir.tsx';
import classes from './ventanilla.module.css';

export function Recibo({ final }: { readonly final: Final }) {
  const lugar = useRef<HTMLDivElement>(null);
  // A long form leaves the page scrolled down: what came of it is above. (What scrolling answers is a promise, no clean-up.)
  useEffect(() => {
    void lugar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={lugar}
      className={classes.recibo}
      data-tono={final.como === 'hecho' ? undefined : 'espera'}
      role="status"
    >
      <Como final={final} />
    </div>
  );
}

function Como({ final }: { readonly final: Final }) {
  if (final.como === 'hecho') return <Hecho resultado={final.resultado} />;
  const texto =
    final.como === 'esperando'
      ? final.texto
      : 'Quedó por enviar: se enviará una sola vez cuando vuelva la línea. No lo repita.';
  return (
    <>
      <ClockIcon aria-hidden="true" />
      <p>{texto}</p>
      {final.como === 'esperando' && final.enlace !== undefined && (
        <Button component="a" variant="default" href={final.enlace.a}>
          {final.enlace.texto}
        </Button>
      )}
    </>
  );
}

function Hecho({ resultado }: { readonly resultado: Resultado }) {
  if (resultado.que === 'traslado') {
    const { estado, monto, origen, destino } = resultado.traslado;
    return (
      <>
        <CheckCircleIcon aria-hidden="true" />
        <div>
          <strong>{loHecho(estado)}</strong>
          <span>
            {formatearQuetzales(monto)} de {origen.nombre} a {destino.nombre}
          </span>
        </div>
      </>
    );
  }
  const { movimiento } = resultado;
  return (
    <>
      <CheckCircleIcon aria-hidden="true" />
      <div>
        <strong>Recibo {numeroDeRecibo(movimiento)}</strong>
        <span>
          {queSeHizo(movimiento)}, {movimiento.concepto}
        </span>
      </div>
      <div className={classes.papeles}>
        <BotonesDeRecibo movimiento={movimiento.id} conOrigen={movimiento.tieneFormulario} />
      </div>
    </>
  );
}

/** Undoing moves the cash the other way: it is not called as what it undoes. */
function queSeHizo({ clase, codigoCaja, monto, revierte }: Movimiento): string {
  if (revierte === null) return `${clases[clase].nombre} de ${formatearQuetzales(monto)}`;
  return `Deshace ${numeroDeRecibo({ codigoCaja, recibo: revierte.recibo })}, ${formatearQuetzales(monto)}`;
}

/** What was done and not where it stands: by the time it is read, the other caja may have received it. */
const loHecho = (estado: EstadoDeTraslado): string =>
  estado === 'en_transito' ? 'Enviado' : nombresDeEstadoDeTraslado[estado];
