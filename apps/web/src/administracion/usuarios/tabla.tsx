import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '#ui/format/date.ts';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { nombresDeRoles } from './edicion.ts';
import { type Busqueda, estadoDe, nombresDeEstado } from './filtros.ts';
import { resumirInvitacion } from './invitacion/nombres.ts';
import classes from './tabla.module.css';

interface TablaDeUsuariosProps {
  readonly usuarios: readonly Usuario[];
  readonly nombreDeAgencia: (idAgencia: string) => string;
}

export function TablaDeUsuarios({ usuarios, nombreDeAgencia }: TablaDeUsuariosProps) {
  const columnas: readonly CardColumn<Usuario>[] = [
    { titulo: 'Nombre', clase: 'principal', celda: (usuario) => <Nombre usuario={usuario} /> },
    { titulo: 'Correo', clase: 'secundaria', celda: ({ correo }) => correo },
    { titulo: 'Roles', celda: (usuario) => <Roles usuario={usuario} /> },
    {
      titulo: 'Agencias',
      clase: 'cifras',
      celda: ({ agencias }) => (
        <span title={agencias.map(nombreDeAgencia).join('\n')}>{resumirAgencias(agencias)}</span>
      ),
    },
    {
      titulo: 'Último ingreso',
      clase: 'cifras',
      celda: ({ ultimoIngreso }) =>
        ultimoIngreso === null ? <span className={classes.tenue}>Nunca</span> : formatInstant(ultimoIngreso),
    },
    {
      titulo: 'Sesiones',
      clase: 'numero',
      celda: ({ sesionesAbiertas }) =>
        sesionesAbiertas === 0 ? <span className={classes.tenue}>–</span> : sesionesAbiertas,
    },
    {
      titulo: 'Estado',
      celda: (usuario) => <Estado usuario={usuario} />,
    },
  ];
  return <CardTable etiqueta="Usuarios" columnas={columnas} filas={usuarios} clave={({ id }) => id} />;
}

function Nombre({ usuario: { id, nombre } }: { readonly usuario: Usuario }) {
  return (
    <Link
      from="/administracion/usuarios"
      to="/administracion/usuarios"
      search={(antes: Busqueda) => ({ ...antes, usuario: id })}
      resetScroll={false}
      preload={false}
      className={cardTableLink}
    >
      {nombre}
    </Link>
  );
}

function Roles({ usuario: { roles, enEspera } }: { readonly usuario: Usuario }) {
  return (
    <>
      {nombresDeRoles(roles)}
      {enEspera.length > 0 && (
        <span className={classes.espera} title={enEspera.map(({ descripcion }) => descripcion).join('\n')}>
          Espera aprobación
        </span>
      )}
    </>
  );
}

/** With what an active person still waits for, if anything. */
function Estado({ usuario }: { readonly usuario: Usuario }) {
  const espera = usuario.activo ? resumirInvitacion(usuario) : '';
  return (
    <>
      <StateDot encendido={usuario.activo} texto={nombresDeEstado[estadoDe(usuario)]} />
      {espera !== '' && <span className={classes.espera}>{espera}</span>}
    </>
  );
}

const AGENCIAS_VISIBLES = 4;

/** «01, 02, 03», «01, 02, 03, 04 y 6 más». */
function resumirAgencias(agencias: readonly string[]): string {
  const visibles = agencias.slice(0, AGENCIAS_VISIBLES).join(', ');
  const resto = agencias.length - AGENCIAS_VISIBLES;
  return resto > 0 ? `${visibles} y ${resto} más` : visibles;
}
