// Who holds, since before they were forbidden, roles that exclude each other: what two administradores resolve, taking one of
// the roles away or accepting both until a day.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import type { ParIncumplido } from '@cuadra/contract/administracion/poderes';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { Card } from '#ui/page/card.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { Aceptacion } from './aceptacion.tsx';
import classes from './poderes.module.css';

/** One person, with all the pairs they hold. */
type Persona = readonly [ParIncumplido, ...ParIncumplido[]];

export function Incumplen({ pares }: { readonly pares: readonly ParIncumplido[] }) {
  const yo = useCurrentUser();
  const personas = porPersona(pares);
  if (personas.length === 0) return null;
  const resuelve = yo?.permisos.includes('poderes:aprobar') ?? false;
  const acciones: Columna = {
    titulo: 'Resolver',
    clase: 'acciones',
    celda: (persona) => (persona[0].usuario.id === yo?.id ? <EsPropio /> : <Acciones persona={persona} />),
  };
  return (
    <Card titulo="Personas con roles que se excluyen">
      <p className={classes.nota}>
        Los tenían desde antes y siguen trabajando. Quíteles uno de los dos o, si no se puede todavía,
        acéptenlo dos administradores hasta un día.
      </p>
      <CardTable
        etiqueta="Personas con roles que se excluyen"
        columnas={resuelve ? [...columnas, acciones] : columnas}
        filas={personas}
        clave={([{ usuario }]) => usuario.id}
      />
    </Card>
  );
}

function porPersona(pares: readonly ParIncumplido[]): Persona[] {
  return [...Map.groupBy(pares, ({ usuario }) => usuario.id).values()].flatMap(([uno, ...otros]) =>
    uno === undefined ? [] : [[uno, ...otros] as const],
  );
}

type Columna = CardColumn<Persona>;

const columnas: readonly Columna[] = [
  { titulo: 'Persona', clase: 'principal', celda: ([{ usuario }]) => usuario.nombre },
  { titulo: 'Roles', clase: 'secundaria', celda: (persona) => <Pares persona={persona} /> },
  { titulo: 'Cómo está', celda: (persona) => <Estado persona={persona} /> },
];

function Pares({ persona }: { readonly persona: Persona }) {
  return persona.map(({ rolA, rolB, razon }) => (
    <span key={`${rolA} ${rolB}`} className={classes.quien}>
      {nombresDeRol[rolA]} y {nombresDeRol[rolB]}
      <span className={classes.detalle}>{razon}</span>
    </span>
  ));
}

function Estado({ persona }: { readonly persona: Persona }) {
  const [{ aceptado }] = persona;
  const espera = persona.some(({ enEspera }) => enEspera);
  const entero = persona.every((par) => par.aceptado !== null);
  return (
    <span className={classes.quien}>
      {entero && aceptado !== null ? `Aceptado hasta el ${formatDate(aceptado.hasta)}` : 'Por resolver'}
      {entero && aceptado !== null && <span className={classes.detalle}>{aceptado.motivo}</span>}
      {espera && <span className={classes.detalle}>Aceptarlo espera a otro administrador.</span>}
    </span>
  );
}

const EsPropio = () => <span className={classes.detalle}>Lo resuelven otros administradores.</span>;

function Acciones({ persona }: { readonly persona: Persona }) {
  const [aceptando, setAceptando] = useState(false);
  const { id, nombre } = persona[0].usuario;
  const espera = persona.some(({ enEspera }) => enEspera);
  return (
    <span className={classes.acciones}>
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
    </span>
  );
}
