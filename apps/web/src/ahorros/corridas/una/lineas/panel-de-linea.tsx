// How a line was reached: the rules of its product, and its days cut wherever the balance, the rate or the state changed.
import type { verLinea } from '@cuadra/contract/ahorros/lineas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consultas } from '#ahorros/corridas/consultas.ts';
import { enQuetzales, exactoEnQuetzales, tasaEscrita } from '#ahorros/intereses/cifras.ts';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { Segmentos } from '#ahorros/intereses/segmentos.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';
import { nombreDe } from './nombres-de-reglas.ts';
import classes from './panel-de-linea.module.css';

interface PanelDeLineaProps extends VistaDeCorridaProps {
  readonly cuenta: number;
  readonly enfocar: boolean;
  readonly onClose: () => void;
}

export function PanelDeLinea({ corrida, cuenta, enfocar, onClose }: PanelDeLineaProps) {
  const consulta = useQuery(consultas.linea(corrida, cuenta));
  const numero = consulta.data?.linea.cuenta.numero;
  return (
    <SidePanel etiqueta="Cómo se llegó a la línea" enfocar={enfocar} onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <h2 className={classes.titulo}>{numero === undefined ? 'Línea' : `Cuenta ${numero}`}</h2>
        </PanelHeader>
        <Loaded consulta={consulta} filas={8} etiqueta="Cargando la línea">
          {(explicada) => <Explicacion {...explicada} />}
        </Loaded>
      </div>
    </SidePanel>
  );
}

type Explicada = ResponseOf<typeof verLinea>;

function Explicacion({ linea, reglas, segmentos, exacto }: Explicada) {
  return (
    <>
      <p className={classes.titular}>
        {linea.titular}
        <PlainLink to={`/ahorros/cuentas?cuenta=${linea.cuenta.id}`}>Ver la cuenta</PlainLink>
      </p>
      {linea.motivo !== null && <FormNotice tono="info" texto={frasesDeMotivoSinPago[linea.motivo]} />}
      <dl className={classes.datos}>
        <Dato nombre="Interés" fuerte>
          {enQuetzales(linea.interes)}
        </Dato>
        <Dato nombre={`Retención de ISR (${tasaEscrita(reglas.isrPpm)})`}>{enQuetzales(linea.isr)}</Dato>
        <Dato nombre="Neto" fuerte>
          {enQuetzales(linea.neto)}
        </Dato>
        {linea.interesPagado !== 0 && (
          <Dato nombre="Ya pagado por esos días">
            {enQuetzales(linea.interesPagado)}; ISR {enQuetzales(linea.isrPagado)}
          </Dato>
        )}
        <Dato nombre="Días que cubre">{periodoEscrito(linea)}</Dato>
        <Dato nombre="Saldo que gana">{nombreDe.metodo(reglas.metodo)}</Dato>
        <Dato nombre="Cuenta de días">{nombreDe.base(reglas.base)}</Dato>
        <Dato nombre="Capitalización">{nombreDe.capitalizacion(reglas.capitalizacion)}</Dato>
        {reglas.minimo > 0 && <Dato nombre="Saldo mínimo">{enQuetzales(reglas.minimo)}</Dato>}
        {reglas.tope !== null && <Dato nombre="Tope">{enQuetzales(reglas.tope)}</Dato>}
      </dl>
      <Segmentos segmentos={segmentos} exacto={exacto} />
      <dl className={classes.datos}>
        <Dato nombre="Interés exacto">Q {exactoEnQuetzales(exacto)}</Dato>
        <Dato nombre="Redondeo">{nombreDe.redondeo(reglas.redondeo)}</Dato>
        <Dato nombre="Interés que se paga" fuerte>
          {enQuetzales(linea.interes + (linea.motivo === null ? linea.interesPagado : 0))}
        </Dato>
      </dl>
    </>
  );
}

interface DatoProps {
  readonly nombre: string;
  readonly fuerte?: boolean;
  readonly children: ReactNode;
}

function Dato({ nombre, fuerte = false, children }: DatoProps) {
  return (
    <>
      <dt>{nombre}</dt>
      <dd data-fuerte={fuerte || undefined}>{children}</dd>
    </>
  );
}
