// What waits for a second person before cash moves. Big rows: it is answered standing next to the counter, on a phone.
import {
  type AutorizacionDeCaja,
  resolverAutorizacion,
} from '@cuadra/contract/contabilidad/cajas/movimientos';
import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../platform/api.ts';
import { useCurrentUser, usePermission } from '../../../../platform/current-session.ts';
import { FormNotice } from '../../../../ui/dialogs/form-notice.tsx';
import { formatTime } from '../../../../ui/format/date.ts';
import { formatearQuetzales } from '../../../../ui/format/dinero.ts';
import { Loaded } from '../../../../ui/loading/loaded.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { notify } from '../../../../ui/toasts/toasts.ts';
import { consultas } from '../../consultas.ts';
import { PedirMotivo } from '../../mostrador/pedir-motivo.tsx';
import { useAccion } from '../../use-accion.ts';
import classes from './autorizaciones.module.css';
import { loDemas, queEs, repartidas } from './pedidas.ts';

export function Autorizaciones() {
  const consulta = useQuery(consultas.autorizaciones());
  const lista = useRef<HTMLUListElement>(null);
  return (
    <section className={classes.tarjeta} aria-label="Autorizaciones">
      <Loaded consulta={consulta} filas={4} alto={88} etiqueta="Cargando las autorizaciones">
        {(todas) => {
          const { esperan, dadas } = repartidas(todas);
          return (
            <>
              {esperan.length === 0 && (
                <EmptyState
                  icono={CheckCircleIcon}
                  titulo="Nada espera autorización"
                  texto="Lo que un cajero pida aparecerá aquí al momento."
                />
              )}
              <ul ref={lista} className={classes.lista} tabIndex={-1} aria-label="Esperan respuesta">
                {esperan.map((una) => (
                  // What was answered goes away; the keyboard stays in the list.
                  <Una key={una.id} autorizacion={una} alResponder={() => lista.current?.focus()} />
                ))}
              </ul>
              <Dadas dadas={dadas} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface UnaProps {
  readonly autorizacion: AutorizacionDeCaja;
  readonly alResponder: () => void;
}

function Una({ autorizacion, alResponder }: UnaProps) {
  const { id, caja, monto, concepto, pedidaPor, pedidaEn } = autorizacion;
  const demas = loDemas(autorizacion);
  return (
    <li className={classes.una}>
      <div className={classes.que}>
        <p className={classes.monto}>
          {formatearQuetzales(monto)} <span>{queEs(autorizacion)}</span>
        </p>
        <p>{concepto}</p>
        {demas !== undefined && <p>{demas}</p>}
        <p className={classes.quien}>
          {pedidaPor.nombre}, {caja.codigo} {caja.nombre}, agencia {caja.agencia}, {formatTime(pedidaEn)}
        </p>
        <Detalles autorizacion={autorizacion} />
      </div>
      <Respuesta id={id} autorizacion={autorizacion} alResponder={alResponder} />
    </li>
  );
}

function Detalles({ autorizacion: { idCuenta, nombreCuenta, sentido } }: Pick<UnaProps, 'autorizacion'>) {
  const detalles = [
    sentido === 'entrada' ? 'Entra a la caja' : 'Sale de la caja',
    ...(idCuenta === null ? [] : [`cuenta ${idCuenta} ${nombreCuenta ?? ''}`]),
  ];
  return <p className={classes.quien}>{detalles.join(', ')}</p>;
}

interface RespuestaProps extends UnaProps {
  readonly id: string;
}

function Respuesta({ id, autorizacion, alResponder }: RespuestaProps) {
  const yo = useCurrentUser()?.id;
  const autoriza = usePermission('cajas:autorizar');
  const [negando, setNegando] = useState(false);
  const { hacer, ocupado, mensaje } = useAccion();
  if (!autoriza) return null;
  if (autorizacion.pedidaPor.id === yo)
    return <p className={classes.quien}>Usted la pidió: la responde otra persona.</p>;
  const autorizar = async () => {
    const body = { decision: 'autorizada' } as const;
    if (!(await hacer(() => call(resolverAutorizacion, { params: { id }, body })))) return;
    void notify('Autorizado.');
    alResponder();
  };
  const que = `${queEs(autorizacion)} de ${formatearQuetzales(autorizacion.monto)}`;
  return (
    <div className={classes.respuesta}>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <div className={classes.botones}>
        <Button size="md" loading={ocupado} aria-label={`Autorizar ${que}`} onClick={() => void autorizar()}>
          Autorizar
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={ocupado}
          aria-label={`Negar ${que}`}
          onClick={() => setNegando(true)}
        >
          Negar
        </Button>
      </div>
      {negando && (
        <PedirMotivo
          titulo="Negar la autorización"
          texto={`${que}, para ${autorizacion.pedidaPor.nombre}.`}
          accion="Negar"
          hacer={(motivo) =>
            call(resolverAutorizacion, { params: { id }, body: { decision: 'negada', motivo } })
          }
          onClose={() => setNegando(false)}
        />
      )}
    </div>
  );
}

/** Given and not yet used: the cash has not moved. */
function Dadas({ dadas }: { readonly dadas: readonly AutorizacionDeCaja[] }) {
  if (dadas.length === 0) return null;
  return (
    <div className={classes.dadas}>
      <h2>Autorizadas, sin usar todavía</h2>
      <ul>
        {dadas.map((una) => (
          <li key={una.id}>
            <span className="cifras">{formatearQuetzales(una.monto)}</span> {queEs(una)}, {una.concepto} (
            {una.pedidaPor.nombre}, {una.caja.codigo}
            {una.resueltaPor === null ? '' : `; autorizó ${una.resueltaPor.nombre}`})
          </li>
        ))}
      </ul>
    </div>
  );
}
