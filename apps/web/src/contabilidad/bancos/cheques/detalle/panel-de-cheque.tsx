// A cheque: to whom, for what, its partida and its life; and what can be done with it.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consultas } from '#contabilidad/bancos/consultas.ts';
import { enlaceDePartida } from '#contabilidad/bancos/enlaces.ts';
import { usePermission } from '#platform/current-session.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { OrdenDeCheque } from '../dialogos/dialogo-de-cheque.tsx';
import { EstadoDeChequeVisto } from '../tabla/estado-de-cheque.tsx';
import { BotonDeVoucher } from './boton-de-voucher.tsx';
import classes from './panel-de-cheque.module.css';
import { type AccionDeCheque, accionesDe, vidaDe } from './vida-de-cheque.ts';

interface PanelDeChequeProps {
  readonly id: string;
  /** Opened from the keyboard. */
  readonly enfocar: boolean;
  /** A dialog is over it. */
  readonly retenido: boolean;
  readonly onOrden: (orden: OrdenDeCheque) => void;
  readonly onClose: () => void;
}

export function PanelDeCheque({ id, enfocar, retenido, onOrden, onClose }: PanelDeChequeProps) {
  const consulta = useQuery(consultas.cheque(id));
  return (
    <SidePanel etiqueta="Cheque" enfocar={enfocar} retenido={retenido} onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <h2 className={classes.titulo}>
            {consulta.data === undefined ? 'Cheque' : `Cheque ${consulta.data.numero}`}
          </h2>
        </PanelHeader>
        <Loaded consulta={consulta} filas={6} etiqueta="Cargando el cheque">
          {(cheque) => <Detalle cheque={cheque} onOrden={onOrden} />}
        </Loaded>
      </div>
    </SidePanel>
  );
}

const ACCIONES: Readonly<Record<AccionDeCheque, string>> = {
  entregar: 'Anotar la entrega',
  anular: 'Anular',
  caducar: 'Dar por caduco',
};

interface DetalleProps extends Pick<PanelDeChequeProps, 'onOrden'> {
  readonly cheque: Cheque;
}

function Detalle({ cheque, onOrden }: DetalleProps) {
  const conciliar = usePermission('bancos:conciliar');
  const aprobar = usePermission('bancos:aprobar');
  const { monto, beneficiario, concepto, estado, vencido, cuentaBancaria, fecha, partida } = cheque;
  return (
    <>
      {monto !== null && <p className={classes.monto}>{formatearQuetzales(monto)}</p>}
      <dl className={classes.datos}>
        <Dato nombre="Estado">
          <EstadoDeChequeVisto estado={estado} vencido={vencido} />
        </Dato>
        {beneficiario !== null && <Dato nombre="Beneficiario">{beneficiario}</Dato>}
        <Dato nombre="Concepto">{concepto}</Dato>
        <Dato nombre="Fecha">{formatDate(fecha)}</Dato>
        <Dato nombre="Cuenta">
          {cuentaBancaria.nombre}, {cuentaBancaria.numero}
        </Dato>
        {partida !== null && (
          <Dato nombre="Partida">
            <PlainLink to={enlaceDePartida(partida.id)}>
              {partida.numero}/{partida.ejercicio}
            </PlainLink>
          </Dato>
        )}
      </dl>
      <ol className={classes.vida} aria-label="Vida del cheque">
        {vidaDe(cheque).map(({ nombre, texto }) => (
          <li key={nombre}>
            <span className={classes.paso}>{nombre}</span>
            <span className={classes.texto}>{texto}</span>
          </li>
        ))}
      </ol>
      <div className={classes.acciones}>
        {accionesDe(cheque, { conciliar, aprobar }).map((accion, lugar) => (
          <Button
            key={accion}
            size="compact-md"
            variant={lugar === 0 && accion !== 'anular' ? 'filled' : 'default'}
            onClick={() => onOrden({ clase: accion, cheque })}
          >
            {ACCIONES[accion]}
          </Button>
        ))}
        <BotonDeVoucher cheque={cheque.id} />
      </div>
    </>
  );
}

function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </>
  );
}
