// The accounts at banks: what the bank says, what the books say, what is left to explain and up to when each is signed.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { BuildingLibraryIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { enlaceDeMesa } from '../enlaces.ts';
import { nombreDeCuenta } from '../selectores/selectores.tsx';
import { useDireccion } from '../use-direccion.ts';
import { loQueFalta } from './en-palabras.ts';
import classes from './inicio.module.css';

export function Inicio({ cuentas }: { readonly cuentas: readonly CuentaBancaria[] }) {
  if (cuentas.length === 0) return <SinCuentas />;
  return (
    <CardTable etiqueta="Cuentas bancarias" columnas={columnas} filas={cuentas} clave={({ id }) => id} />
  );
}

/** What comes first depends on who looks. */
function SinCuentas() {
  const administra = usePermission('bancos:administrar');
  const { push } = useDireccion();
  return (
    <EmptyState
      icono={BuildingLibraryIcon}
      titulo="Aún no hay cuentas bancarias"
      texto={
        administra
          ? 'Registre la primera: su banco, su número, la cuenta del catálogo que la lleva en los libros y su saldo al empezar. Después se importan sus estados de cuenta y se comparan aquí.'
          : 'Un contador debe registrar la primera. Después se importan sus estados de cuenta y se comparan aquí.'
      }
      accion={
        administra && (
          <Button onClick={() => push({ vista: 'administracion' })}>Registrar una cuenta bancaria</Button>
        )
      }
    />
  );
}

/** For the head of the page. */
export function AdministrarCuentas() {
  const { push } = useDireccion();
  if (!usePermission('bancos:administrar')) return null;
  return (
    <Button variant="default" size="compact-md" onClick={() => push({ vista: 'administracion' })}>
      Administrar cuentas
    </Button>
  );
}

const columnas: readonly CardColumn<CuentaBancaria>[] = [
  {
    titulo: 'Cuenta',
    clase: 'principal',
    celda: (cuenta) => (
      <>
        <PlainLink to={enlaceDeMesa({ cuenta: cuenta.id })} className={cardTableLink}>
          {nombreDeCuenta(cuenta)}
        </PlainLink>
        <span className={classes.banco}>
          {cuenta.banco} {cuenta.numero}
        </span>
      </>
    ),
  },
  { titulo: 'En los libros', clase: 'cifras', celda: ({ idCuenta }) => idCuenta },
  { titulo: 'Saldo banco', clase: 'numero', celda: ({ saldoBanco }) => formatearMonto(saldoBanco) },
  { titulo: 'Saldo libros', clase: 'numero', celda: ({ saldoLibros }) => formatearMonto(saldoLibros) },
  { titulo: 'Por explicar', celda: ({ sinExplicar }) => loQueFalta(sinExplicar) },
  {
    titulo: 'Estados hasta',
    clase: 'cifras',
    celda: ({ estadosHasta }) => (estadosHasta === null ? 'Ninguno' : formatDate(estadosHasta)),
  },
  {
    titulo: 'Conciliada hasta',
    clase: 'cifras',
    celda: ({ conciliadaHasta, desde }) => (conciliadaHasta < desde ? 'Aún no' : formatDate(conciliadaHasta)),
  },
  { titulo: 'Responsable', celda: ({ responsable }) => responsable.nombre },
];
