// What is known of an account beside what moved in it: its holders, its ISR, its term, its rules and the states it was in.
import type { CuentaEntera, ReglasDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { queryString } from '@cuadra/contract/endpoint';
import { nombresDeDestinoAlVencer, nombresDeTratamientoDeIsr } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { nombresDeBase } from '@cuadra/core/interes/base-de-dias';
import { nombresDeCapitalizacion, nombresDeFrecuencia, nombresDeMetodo } from '@cuadra/core/interes/reglas';
import { type ReactNode, useId } from 'react';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estado-de-cuenta.tsx';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './cuenta.module.css';

export function DatosDeCuenta({ cuenta }: { readonly cuenta: CuentaEntera }) {
  return (
    <div className={classes.datos}>
      <Titulares cuenta={cuenta} />
      <General cuenta={cuenta} />
      <Isr cuenta={cuenta} />
      {cuenta.plazo !== null && <Plazo plazo={cuenta.plazo} />}
      {cuenta.reglas !== null && <Reglas reglas={cuenta.reglas} tasaPpm={cuenta.tasaPpm} />}
      <Historia estados={cuenta.estados} apertura={cuenta.apertura} />
    </div>
  );
}

interface DeCuenta {
  readonly cuenta: CuentaEntera;
}

function Titulares({ cuenta: { titulares } }: DeCuenta) {
  return (
    <Parte titulo={titulares.length === 1 ? 'Titular' : 'Titulares'}>
      <ol className={classes.historia}>
        {titulares.map(({ id, numero, nombre, dpi }) => (
          <li key={id}>
            <PlainLink to={`/ahorros/asociados${queryString({ asociado: id })}`}>{nombre}</PlainLink>
            <small>
              Asociado {numero}
              {dpi !== null && `, DPI ${escribirDpi(dpi)}`}
            </small>
          </li>
        ))}
      </ol>
    </Parte>
  );
}

function General({ cuenta }: DeCuenta) {
  const { apertura, cierre, interesHasta, destino, control } = cuenta;
  return (
    <Parte titulo="Cuenta">
      <dl className={classes.lista}>
        <Dato nombre="Apertura">{formatDate(apertura)}</Dato>
        <Dato nombre="Cierre">{cierre === null ? null : formatDate(cierre)}</Dato>
        <Dato nombre="Intereses pagados hasta">
          {interesHasta > apertura ? formatDate(addDays(interesHasta, -1)) : 'Ninguno todavía'}
        </Dato>
        <Dato nombre="Intereses van a">
          {destino === null ? (
            'Esta misma cuenta'
          ) : (
            <PlainLink to={`/ahorros/cuentas${queryString({ cuenta: destino.id })}`}>
              {destino.numero} {destino.titular}
            </PlainLink>
          )}
        </Dato>
        <Dato nombre="En los libros">
          {control.idCuenta} {control.nombreCuenta}
        </Dato>
      </dl>
    </Parte>
  );
}

function Isr({ cuenta: { isr } }: DeCuenta) {
  return (
    <Parte titulo="ISR">
      <dl className={classes.lista}>
        <Dato nombre="Tratamiento">{nombresDeTratamientoDeIsr[isr.tratamiento]}</Dato>
        <Dato nombre="Documento">{isr.documento}</Dato>
        <Dato nombre="Vence">{isr.vence === null ? null : formatDate(isr.vence)}</Dato>
        {isr.tratamiento === 'exento' && (
          <Dato nombre="Hoy">
            {isr.exentaHoy ? 'No se le retiene' : 'Se le retiene: su documento venció'}
          </Dato>
        )}
      </dl>
    </Parte>
  );
}

function Plazo({ plazo }: { readonly plazo: NonNullable<CuentaEntera['plazo']> }) {
  return (
    <Parte titulo="Plazo">
      <dl className={classes.lista}>
        <Dato nombre="Días">{plazo.dias}</Dato>
        <Dato nombre="Vence">{formatDate(plazo.vence)}</Dato>
        <Dato nombre="Tasa pactada">{decirTasa(plazo.tasaPpm)}</Dato>
        <Dato nombre="Al vencer">{nombresDeDestinoAlVencer[plazo.alVencer]}</Dato>
      </dl>
    </Parte>
  );
}

interface ReglasProps {
  readonly reglas: ReglasDeCuenta;
  readonly tasaPpm: number | null;
}

function Reglas({ reglas, tasaPpm }: ReglasProps) {
  return (
    <Parte titulo="Reglas de hoy">
      <dl className={classes.lista}>
        <Dato nombre="Tasa anual">{tasaPpm === null ? null : decirTasa(tasaPpm)}</Dato>
        <Dato nombre="Saldo que gana">{decir(nombresDeMetodo, reglas.metodo)}</Dato>
        <Dato nombre="Días">{decir(nombresDeBase, reglas.base)}</Dato>
        <Dato nombre="Capitalización">{decir(nombresDeCapitalizacion, reglas.capitalizacion)}</Dato>
        <Dato nombre="Abono">{decir(nombresDeFrecuencia, reglas.abono)}</Dato>
        <Dato nombre="Saldo mínimo">
          {reglas.minimo === 0 ? null : formatearQuetzales(centavos(reglas.minimo))}
        </Dato>
        <Dato nombre="Tope">{reglas.tope === null ? null : formatearQuetzales(centavos(reglas.tope))}</Dato>
      </dl>
    </Parte>
  );
}

/** As people read it. */
const decir = (nombres: Readonly<Record<string, string>>, clave: string): string => nombres[clave] ?? clave;

function Historia({ estados, apertura }: Pick<CuentaEntera, 'estados' | 'apertura'>) {
  return (
    <Parte titulo="Estados">
      {estados.length === 0 ? (
        <p className={classes.segundo}>Activa desde su apertura, el {formatDate(apertura)}.</p>
      ) : (
        <ol className={classes.historia}>
          {estados.map(({ desde, estado, motivo, por }) => (
            <li key={desde}>
              {formatDate(desde)} <EstadoDeCuentaVisto estado={estado} />
              <small>{[motivo, por?.nombre].filter((parte) => parte != null).join(', ')}</small>
            </li>
          ))}
        </ol>
      )}
    </Parte>
  );
}

function Parte({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.subtitulo}>
        {titulo}
      </h3>
      {children}
    </section>
  );
}

/** What is not known is not announced. */
function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </>
  );
}
