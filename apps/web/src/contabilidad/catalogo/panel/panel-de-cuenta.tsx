// All that is known of an account, and what can be done with it.
import {
  nombresDeEstadoDeCuenta,
  nombresDeFlujo,
  nombresDeMargen,
  nombresDeNaturaleza,
  nombresDeSaldoContrario,
  nombresDeTipoDeCuenta,
} from '@cuadra/core/catalogo';
import type { ReactNode } from 'react';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { type Arbol, ancestros, contarDescendientes, type Nodo } from '../arbol.ts';
import { InsigniaDeTipo } from '../insignias.tsx';
import {
  SENTIDO_DE_MARGEN,
  sentidoDe,
  sentidoDeFlujo,
  sentidoDeSaldoContrario,
  sentidoDeTipo,
} from '../nombres.ts';
import { EtiquetasDeCuenta } from './etiquetas-de-cuenta.tsx';
import classes from './panel-de-cuenta.module.css';

interface PanelDeCuentaProps {
  readonly arbol: Arbol;
  readonly nodo: Nodo;
  readonly onVer: (idCuenta: string) => void;
  /** Shows all the accounts of a tag. */
  readonly onEtiqueta: (nombre: string) => void;
  readonly onClose: () => void;
  readonly saldo: ReactNode;
  readonly acciones?: ReactNode;
}

export function PanelDeCuenta(props: PanelDeCuentaProps) {
  const { arbol, nodo, onVer, onEtiqueta, onClose, saldo, acciones } = props;
  const { cuenta } = nodo;
  const camino = ancestros(arbol, cuenta.idCuenta);
  return (
    <div className={classes.panel}>
      <PanelHeader onClose={onClose}>
        <p className={classes.codigo}>
          {cuenta.idCuenta} <InsigniaDeTipo tipo={cuenta.tipoCuenta} />
        </p>
        <h2 className={classes.nombre}>{cuenta.nombreCuenta}</h2>
      </PanelHeader>
      {saldo}
      <Camino nodos={camino} onVer={onVer} />
      <Datos nodo={nodo}>
        <EtiquetasDeCuenta nodo={nodo} camino={camino} onEtiqueta={onEtiqueta} />
      </Datos>
      {acciones}
    </div>
  );
}

function Camino({ nodos, onVer }: { readonly nodos: readonly Nodo[]; readonly onVer: (id: string) => void }) {
  if (nodos.length === 0) return null;
  return (
    <nav aria-label="Depende de">
      <ol className={classes.camino}>
        {nodos.map(({ cuenta: { idCuenta, nombreCuenta } }) => (
          <li key={idCuenta}>
            <button type="button" onClick={() => onVer(idCuenta)}>
              <span className={classes.codigoDelCamino}>{idCuenta}</span> {nombreCuenta}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Datos({ nodo, children }: { readonly nodo: Nodo; readonly children: ReactNode }) {
  const { cuenta, nivel, hijos } = nodo;
  const enTotal = contarDescendientes(nodo);
  return (
    <dl className={classes.datos}>
      <Dato nombre="Tipo" nota={sentidoDeTipo[cuenta.tipoCuenta]}>
        {nombresDeTipoDeCuenta[cuenta.tipoCuenta]} ({cuenta.tipoCuenta})
      </Dato>
      <Dato nombre="Naturaleza">{nombresDeNaturaleza[cuenta.naturaleza]}</Dato>
      <Dato nombre="Estado" nota={sentidoDe(cuenta)}>
        {nombresDeEstadoDeCuenta[cuenta.estado]}
      </Dato>
      <Dato
        nombre="Flujo de efectivo"
        nota={
          cuenta.tipoCuenta === 'D'
            ? sentidoDeFlujo[cuenta.flujo]
            : 'Con él empiezan las cuentas que se le agreguen.'
        }
      >
        {nombresDeFlujo[cuenta.flujo]}
      </Dato>
      {cuenta.margen !== null && (
        <Dato
          nombre="Margen"
          nota={
            cuenta.tipoCuenta === 'D' ? SENTIDO_DE_MARGEN : 'Con él empiezan las cuentas que se le agreguen.'
          }
        >
          {nombresDeMargen[cuenta.margen]}
        </Dato>
      )}
      {cuenta.tipoCuenta === 'D' && (
        <Dato nombre="Saldo contrario" nota={sentidoDeSaldoContrario[cuenta.saldoContrario]}>
          {nombresDeSaldoContrario[cuenta.saldoContrario]}
        </Dato>
      )}
      <Dato nombre="Nivel">{nivel}</Dato>
      <Dato nombre="Subcuentas">
        {hijos.length === 0 ? 'Ninguna' : formatearEntero(hijos.length)}
        {enTotal > hijos.length &&
          ` ${hijos.length === 1 ? 'directa' : 'directas'}, ${formatearEntero(enTotal)} en total`}
      </Dato>
      <Dato nombre="Etiquetas">{children}</Dato>
    </dl>
  );
}

interface DatoProps {
  readonly nombre: string;
  readonly nota?: string;
  readonly children: ReactNode;
}

function Dato({ nombre, nota, children }: DatoProps) {
  return (
    <div className={classes.dato}>
      <dt>{nombre}</dt>
      <dd>
        {children}
        {nota !== undefined && <span className={classes.nota}>{nota}</span>}
      </dd>
    </div>
  );
}
