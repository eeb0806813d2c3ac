// The accounts at banks: what the bank says, what the books say, what is left to explain and up to when each is signed.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { BuildingLibraryIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Box } from '#ui/layout/layout.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { loQueFalta, nombreDeCuenta } from './cuenta-en-palabras.ts';
import { enlaceDeMesa, useDireccion } from './enlaces.ts';

export function Inicio({ cuentas }: { readonly cuentas: readonly CuentaBancaria[] }) {
  if (cuentas.length === 0) return <SinCuentas />;
  return (
    <Box surface="card" clip>
      <DataTable label="Cuentas bancarias" columns={columnas} rows={cuentas} rowKey={({ id }) => id} />
    </Box>
  );
}

/** What comes first depends on who looks. */
function SinCuentas() {
  const administra = usePermission('bancos:administrar');
  const { push } = useDireccion();
  return (
    <EmptyState
      icon={BuildingLibraryIcon}
      title="Aún no hay cuentas bancarias"
      text={
        administra
          ? 'Registre la primera: su banco, su número, la cuenta del catálogo que la lleva en los libros y su saldo al empezar. Después se importan sus estados de cuenta y se comparan aquí.'
          : 'Un contador debe registrar la primera. Después se importan sus estados de cuenta y se comparan aquí.'
      }
      action={
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

const columnas: readonly Column<CuentaBancaria>[] = [
  {
    title: 'Cuenta',
    kind: 'main',
    cell: (cuenta) => (
      <>
        <PlainLink to={enlaceDeMesa({ cuenta: cuenta.id })} className={rowLink}>
          {nombreDeCuenta(cuenta)}
        </PlainLink>
        <Text as="span" block size="xs" weight="normal" muted unbroken>
          {cuenta.banco} {cuenta.numero}
        </Text>
      </>
    ),
  },
  { title: 'En los libros', kind: 'code', cell: ({ idCuenta }) => idCuenta },
  { title: 'Saldo banco', kind: 'number', cell: ({ saldoBanco }) => formatearMonto(saldoBanco) },
  { title: 'Saldo libros', kind: 'number', cell: ({ saldoLibros }) => formatearMonto(saldoLibros) },
  { title: 'Por explicar', cell: ({ sinExplicar }) => loQueFalta(sinExplicar) },
  {
    title: 'Estados hasta',
    kind: 'code',
    cell: ({ estadosHasta }) => (estadosHasta === null ? 'Ninguno' : formatDate(estadosHasta)),
  },
  {
    title: 'Conciliada hasta',
    kind: 'code',
    cell: ({ conciliadaHasta, desde }) => (conciliadaHasta < desde ? 'Aún no' : formatDate(conciliadaHasta)),
  },
  { title: 'Responsable', cell: ({ responsable }) => responsable.nombre },
];
