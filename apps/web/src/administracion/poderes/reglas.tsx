// The rules, as the database keeps them: which roles nobody gives alone, and which ones no person holds at once. Whoever
// held such a pair before it was forbidden is listed first: two administradores resolve it, taking one of the roles away or
// accepting both until a day.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { aceptarPares } from '@cuadra/contract/administracion/pares-de-roles';
import {
  listarCambios,
  type ParIncompatible,
  type ParIncumplido,
  verReglasDePoder,
} from '@cuadra/contract/administracion/poderes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { DateField, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';

export function Reglas() {
  const consulta = useQuery(queryOf(verReglasDePoder));
  return (
    <Loaded query={consulta} rows={12} label="Cargando las reglas">
      {({ incumplen, aprueban, incompatibles }) => (
        <Stack gap="xl">
          <Incumplen pares={incumplen} />
          <Section card title="Roles que no da una sola persona" max="64rem">
            <Stack as="ul" gap="md" pad="lg xl">
              {aprueban.map(({ rol, razon }) => (
                <li key={rol}>
                  {nombresDeRol[rol]}
                  <Detalle>{razon}</Detalle>
                </li>
              ))}
            </Stack>
          </Section>
          <Box as="section" surface="card" clip aria-label="Pares de roles que se excluyen">
            <DataTable
              label="Pares de roles que se excluyen"
              columns={columnasDePares}
              rows={incompatibles}
              rowKey={({ rolA, rolB }) => `${rolA} ${rolB}`}
            />
          </Box>
        </Stack>
      )}
    </Loaded>
  );
}

const columnasDePares: readonly Column<ParIncompatible>[] = [
  {
    title: 'Roles',
    kind: 'main',
    cell: ({ rolA, rolB }) => `${nombresDeRol[rolA]} y ${nombresDeRol[rolB]}`,
  },
  { title: 'Razón', kind: 'second', cell: ({ razon }) => razon },
];

const Detalle = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="sm" muted block>
    {children}
  </Text>
);

/** One person, with all the pairs they hold. */
type Persona = readonly [ParIncumplido, ...ParIncumplido[]];

function Incumplen({ pares }: { readonly pares: readonly ParIncumplido[] }) {
  const yo = useCurrentUser();
  const personas = porPersona(pares);
  if (personas.length === 0) return null;
  const resuelve = yo?.permisos.includes('poderes:aprobar') ?? false;
  const acciones: Column<Persona> = {
    title: 'Resolver',
    kind: 'actions',
    cell: (persona) =>
      persona[0].usuario.id === yo?.id ? (
        <Detalle>Lo resuelven otros administradores.</Detalle>
      ) : (
        <Acciones persona={persona} />
      ),
  };
  return (
    <Section card title="Personas con roles que se excluyen" max="64rem">
      <Note pad="lg xl">
        Los tenían desde antes y siguen trabajando. Quíteles uno de los dos o, si no se puede todavía,
        acéptenlo dos administradores hasta un día.
      </Note>
      <DataTable
        label="Personas con roles que se excluyen"
        columns={resuelve ? [...columnasDePersonas, acciones] : columnasDePersonas}
        rows={personas}
        rowKey={([{ usuario }]) => usuario.id}
      />
    </Section>
  );
}

function porPersona(pares: readonly ParIncumplido[]): Persona[] {
  return [...Map.groupBy(pares, ({ usuario }) => usuario.id).values()].flatMap(([uno, ...otros]) =>
    uno === undefined ? [] : [[uno, ...otros] as const],
  );
}

const columnasDePersonas: readonly Column<Persona>[] = [
  { title: 'Persona', kind: 'main', cell: ([{ usuario }]) => usuario.nombre },
  {
    title: 'Roles',
    kind: 'second',
    cell: (persona) =>
      persona.map(({ rolA, rolB, razon }) => (
        <div key={`${rolA} ${rolB}`}>
          {nombresDeRol[rolA]} y {nombresDeRol[rolB]}
          <Detalle>{razon}</Detalle>
        </div>
      )),
  },
  { title: 'Cómo está', width: '11rem', cell: (persona) => <Estado persona={persona} /> },
];

interface DePersona {
  readonly persona: Persona;
}

function Estado({ persona }: DePersona) {
  const [{ aceptado }] = persona;
  const espera = persona.some(({ enEspera }) => enEspera);
  const entero = persona.every((par) => par.aceptado !== null);
  return (
    <span>
      {entero && aceptado !== null ? `Aceptado hasta el ${formatDate(aceptado.hasta)}` : 'Por resolver'}
      {entero && aceptado !== null && <Detalle>{aceptado.motivo}</Detalle>}
      {espera && <Detalle>Aceptarlo espera a otro administrador.</Detalle>}
    </span>
  );
}

function Acciones({ persona }: DePersona) {
  const [aceptando, setAceptando] = useState(false);
  const { id, nombre } = persona[0].usuario;
  const espera = persona.some(({ enEspera }) => enEspera);
  return (
    <Row as="span" inline gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Cambiar los roles de ${nombre}`}
        renderRoot={(props) => <Link to="/administracion/usuarios" search={{ usuario: id }} {...props} />}
      >
        Cambiar roles
      </Button>
      {!espera && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Aceptar por un tiempo los roles de ${nombre}`}
          onClick={() => setAceptando(true)}
        >
          Aceptar por un tiempo
        </Button>
      )}
      {aceptando && <Aceptacion persona={persona[0].usuario} onClose={() => setAceptando(false)} />}
    </Row>
  );
}

interface AceptacionProps {
  readonly persona: { readonly id: string; readonly nombre: string };
  readonly onClose: () => void;
}

/** What is offered first: time enough to hire or to train somebody. */
const DIAS = 90;

/** Asks that somebody goes on holding, until a day and for a reason, roles that exclude each other. */
function Aceptacion({ persona: { id, nombre }, onClose }: AceptacionProps) {
  const order = useOrder(aceptarPares, {
    params: { id },
    initial: { motivo: '', hasta: addDays(todayInGuatemala(), DIAS) },
    refresh: refrescar,
    done: ({ resultado }) => (resultado === 'hecho' ? 'Aceptado.' : 'Pedido: espera a otro administrador.'),
  });
  return (
    <OrderDialog title="Aceptar por un tiempo" order={order} submit="Pedir que se acepte" onClose={onClose}>
      <Lead>
        {nombre} conserva los roles que tiene. Lo aprueba otro administrador; si no lo hay, espera un día.
        Pasada la fecha vuelve a quedar por resolver.
      </Lead>
      <LongTextField
        name="motivo"
        label="Motivo"
        description="Lo leen quien lo aprueba, los contadores y esa persona."
      />
      <DateField name="hasta" label="Hasta" description="A lo sumo dentro de un año." />
    </OrderDialog>
  );
}

const refrescar = () =>
  Promise.all(
    [verReglasDePoder.path, listarCambios.path].map((ruta) =>
      queryClient.invalidateQueries({ queryKey: [ruta] }),
    ),
  );
