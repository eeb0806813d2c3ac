// Which account it is, whose, how it stands, what it holds and what it has earned; and what can be done with it.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { centavos } from '@cuadra/core/dinero';
import { ChevronLeftIcon, EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estado-de-cuenta.tsx';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { usePermission } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { decirTitular } from '../decir-titular.ts';
import type { OrdenDeCuenta } from '../dialogos/dialogo-de-cuenta.tsx';
import { avisosDe } from './avisos.ts';
import classes from './cuenta.module.css';
import { ordenesDe } from './ordenes.ts';

interface EncabezadoProps {
  readonly cuenta: CuentaEntera;
  readonly onOrden: (orden: OrdenDeCuenta) => void;
}

export function Encabezado({ cuenta, onOrden }: EncabezadoProps) {
  const { numero, producto, agencia, estado } = cuenta;
  return (
    <section className={classes.encabezado} aria-label={`Cuenta ${numero}`}>
      <PlainLink to="/ahorros/cuentas" className={classes.volver}>
        <ChevronLeftIcon width={14} height={14} aria-hidden="true" />
        Todas las cuentas
      </PlainLink>
      <div className={classes.linea}>
        <div className={classes.titulos}>
          <h2 className={classes.titulo}>
            <span className={classes.numero}>{numero}</span> {decirTitular(cuenta)}
          </h2>
          <p className={classes.segundo}>
            <EstadoDeCuentaVisto estado={estado} />
            <span>
              {producto.nombre}, agencia {agencia}
            </span>
            {cuenta.tasaPpm !== null && <span>{decirTasa(cuenta.tasaPpm)} anual</span>}
          </p>
        </div>
        <Cifras cuenta={cuenta} />
        <Acciones cuenta={cuenta} onOrden={onOrden} />
      </div>
      {avisosDe(cuenta, todayInGuatemala()).map((aviso) => (
        <FormNotice key={aviso} tono="info" texto={aviso} />
      ))}
    </section>
  );
}

function Cifras({ cuenta: { saldo, interes } }: { readonly cuenta: CuentaEntera }) {
  return (
    <dl className={classes.cifras}>
      <Cifra nombre="Saldo">{formatearQuetzales(centavos(saldo))}</Cifra>
      {interes !== null && (
        <Cifra
          nombre="Intereses hasta hoy"
          nota={
            interes.motivo === null
              ? `Desde el ${formatDate(interes.desde)}; neto ${formatearQuetzales(centavos(interes.neto))}`
              : frasesDeMotivoSinPago[interes.motivo]
          }
        >
          {formatearQuetzales(centavos(interes.interes))}
        </Cifra>
      )}
    </dl>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly nota?: string;
  readonly children: ReactNode;
}

function Cifra({ nombre, nota, children }: CifraProps) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>
        {children}
        {nota !== undefined && <small>{nota}</small>}
      </dd>
    </div>
  );
}

function Acciones({ cuenta, onOrden }: EncabezadoProps) {
  const registra = usePermission('ahorros:registrar');
  const [primera, ...resto] = registra ? ordenesDe(cuenta, todayInGuatemala()) : [];
  if (primera === undefined) return null;
  return (
    <div className={classes.acciones}>
      <Button onClick={() => onOrden({ clase: primera.clase })}>{primera.nombre}</Button>
      {resto.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="Más acciones de la cuenta">
              <EllipsisVerticalIcon width={18} height={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {resto.map(({ clase, nombre }) => (
              <Menu.Item key={clase} onClick={() => onOrden({ clase })}>
                {nombre}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
