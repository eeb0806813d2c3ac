// What must be seen to decide: how much, of what, whose accounts and what is in them, what whoever asks moved today, and why it takes two.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { estadosDeCuentaAhorro, nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { nombreDeOperacion, nombresDeClase } from '@cuadra/core/control/operaciones';
import type { ReactNode } from 'react';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from './autorizaciones.module.css';
import {
  loDeHoy,
  nombreDeEstado,
  quienesRespondieron,
  VECES_NOTABLES,
  vecesEnPalabras,
} from './en-palabras.ts';

export function Titulo({ autorizacion: { operacion } }: DatosProps) {
  return <h2 className={classes.titulo}>{nombreDeOperacion(operacion)}</h2>;
}

interface DatosProps {
  readonly autorizacion: Autorizacion;
}

export function Datos({ autorizacion }: DatosProps) {
  const { monto, clase, agencia, resumen, razon, motivoDelPedido, cuentas } = autorizacion;
  return (
    <>
      {monto > 0 && (
        <p className={`${classes.monto} cifras`}>
          {formatearQuetzales(monto)}
          <span className={classes.clase}>{nombresDeClase[clase]}</span>
        </p>
      )}
      <dl className={classes.datos}>
        <Dato nombre="Qué">{resumen}</Dato>
        <Dato nombre="Lleva dos porque">{razon}</Dato>
        {motivoDelPedido !== null && <Dato nombre="Lo pide porque">{motivoDelPedido}</Dato>}
        <Personas autorizacion={autorizacion} />
        <Dato nombre="Agencia">{agencia}</Dato>
      </dl>
      {cuentas.length > 0 && (
        <ul className={classes.cuentas} aria-label="Cuentas de ahorro">
          {cuentas.map(({ id, numero, titulares, saldo, estado }) => (
            <li key={id}>
              <span>{titulares}</span>
              <span className="cifras">{formatearQuetzales(saldo)}</span>
              <span className={`${classes.secundario} cifras`}>{numero}</span>
              <EstadoDeCuenta estado={estado} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Personas({ autorizacion }: DatosProps) {
  const { estado, vencida, pedidaPor, pedidaEn, venceEn, motivo, clase, movidoHoy, vecesConUsted, orden } =
    autorizacion;
  const deHoy = loDeHoy[clase];
  const respondieron = quienesRespondieron(autorizacion);
  const espera = !vencida && ['pendiente', 'falta_otra', 'autorizada'].includes(estado);
  // Only who asked for it has the order.
  const esPropia = orden !== null;
  return (
    <>
      {esPropia ? (
        <Dato nombre="Estado">{nombreDeEstado(autorizacion)}</Dato>
      ) : (
        <Dato nombre="La pide">{pedidaPor.nombre}</Dato>
      )}
      <Dato nombre="Pedida">{formatInstant(pedidaEn)}</Dato>
      {espera && <Dato nombre="Vale hasta">{formatInstant(venceEn)}</Dato>}
      {!esPropia && deHoy !== undefined && (
        <Dato nombre={deHoy}>{formatearQuetzales(movidoHoy)} sin otra persona</Dato>
      )}
      {!esPropia && (
        <Dato nombre="Con usted">
          <span className={vecesConUsted >= VECES_NOTABLES ? classes.mirar : undefined}>
            {vecesEnPalabras(vecesConUsted)}
          </span>
        </Dato>
      )}
      {respondieron !== '' && <Dato nombre={estado === 'negada' ? 'La negó' : 'Firmó'}>{respondieron}</Dato>}
      {motivo !== null && <Dato nombre="Motivo">{motivo}</Dato>}
    </>
  );
}

function EstadoDeCuenta({ estado }: { readonly estado: string }) {
  const conocido = estadosDeCuentaAhorro.find((uno) => uno === estado);
  return (
    <span className={estado === 'activa' ? classes.secundario : classes.mirar}>
      {conocido === undefined ? estado : nombresDeEstadoDeCuentaAhorro[conocido]}
    </span>
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
