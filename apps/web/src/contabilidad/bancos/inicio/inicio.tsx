// The accounts at banks: what the bank says, what the books say, what is left to explain and up to when each is signed.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { BuildingLibraryIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { usePermission } from '../../../platform/current-session.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { formatearMonto } from '../../../ui/format/dinero.ts';
import { PlainLink } from '../../../ui/page/plain-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '../../../ui/tables/card-table.tsx';
import { enlaceDeMesa } from '../enlaces.ts';
import { useDireccion } from '../use-direccion.ts';
import { loQueFalta } from './en-palabras.ts';
import classes from './inicio.module.css';

export function Inicio({ cuentas }: { readonly cuentas: readonly CuentaBancaria[] }) {
  if (cuentas.length === 0) return <SinCuentas />;
  return (
    <div className={classes.inicio}>
      <Administrar />
      <CardTable etiqueta="Cuentas bancarias" columnas={columnas} filas={cuentas} clave={({ id }) => id} />
    </div>
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

function Administrar() {
  const { push } = useDireccion();
  if (!usePermission('bancos:administrar')) return null;
  return (
    <div className={classes.acciones}>
      <Button variant="default" size="compact-md" onClick={() => push({ vista: 'administracion' })}>
        Administrar cuentas
      </Button>
    </div>
  );
}

const columnas: readonly CardColumn<CuentaBancaria>[] = [
  {
    titulo: 'Cuenta',
    clase: 'principal',
    celda: ({ id, nombre, activa }) => (
      <PlainLink to={enlaceDeMesa({ cuenta: id })} className={cardTableLink}>
        {nombre}
        {!activa && ' (inactiva)'}
      </PlainLink>
    ),
  },
  { titulo: 'Banco', clase: 'secundaria', celda: ({ banco, numero }) => `${banco} ${numero}` },
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
