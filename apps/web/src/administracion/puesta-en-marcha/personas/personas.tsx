// The people of an institution that moves in: who there is, one more by hand, many by sheet, and the envelopes of those who have no
// password yet.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { listarUsuarios, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { ArrowUpTrayIcon, PrinterIcon, UserPlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { contarPersonas, hojaDePersonas } from './hoja-de-personas.tsx';
import { sinSobre, useSobres } from './use-sobres.ts';

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function Personas() {
  const usuarios = useQuery(queryOf(listarUsuarios));
  const sobres = useSobres(usuarios.data ?? []);
  const [conHoja, setConHoja] = useState(false);
  return (
    <Pagina
      titulo="Personas"
      proposito="Quiénes trabajan aquí y qué hace cada quien. El primer contador que entra confirma los sobres de los demás."
      acciones={
        <>
          <PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>
          {sobres.pendientes > 0 && (
            <Button
              variant="default"
              leftSection={<PrinterIcon {...TAMANO} />}
              loading={sobres.imprimiendo}
              onClick={() => void sobres.imprimir()}
            >
              {sobres.pendientes === 1 ? 'Imprimir 1 sobre' : `Imprimir ${sobres.pendientes} sobres`}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<UserPlusIcon {...TAMANO} />}
            renderRoot={(props) => (
              <Link to="/administracion/usuarios" search={{ usuario: 'nuevo' }} {...props} />
            )}
          >
            Una persona
          </Button>
          <Button leftSection={<ArrowUpTrayIcon {...TAMANO} />} onClick={() => setConHoja(true)}>
            Traer una hoja
          </Button>
        </>
      }
    >
      {sobres.fallo !== undefined && <FormNotice tono="error" texto={sobres.fallo} />}
      <Card titulo={usuarios.data === undefined ? 'Personas' : contarPersonas(usuarios.data.length)}>
        <Loaded consulta={usuarios} filas={6} etiqueta="Cargando las personas">
          {(todas) => <Lista personas={todas} />}
        </Loaded>
      </Card>
      {conHoja && <ImportDialog kind={hojaDePersonas} onClose={() => setConHoja(false)} />}
    </Pagina>
  );
}

function Lista({ personas }: { readonly personas: readonly Usuario[] }) {
  if (personas.length === 0)
    return <EmptyState titulo="Aún no hay personas" texto="Agréguelas una por una o con una hoja." />;
  return <CardTable etiqueta="Personas" columnas={columnas} filas={personas} clave={({ id }) => id} />;
}

const columnas: readonly CardColumn<Usuario>[] = [
  {
    titulo: 'Nombre',
    clase: 'principal',
    celda: ({ id, nombre }) => (
      <Link to="/administracion/usuarios" search={{ usuario: id }} className={cardTableLink}>
        {nombre}
      </Link>
    ),
  },
  { titulo: 'Correo', clase: 'secundaria', celda: ({ correo }) => correo },
  {
    titulo: 'Roles',
    celda: ({ roles, enEspera }) => (
      <span>
        {roles.length === 0 ? '–' : roles.map((rol) => nombresDeRol[rol]).join(', ')}
        {enEspera.length > 0 && (
          <Text as="span" size="xs" tone="warning" block>
            Espera aprobación
          </Text>
        )}
      </span>
    ),
  },
  { titulo: 'Agencias', clase: 'cifras', celda: ({ agencias }) => agencias.join(', ') || '–' },
  { titulo: 'Acceso', celda: (usuario) => accesoDe(usuario) },
];

function accesoDe(usuario: Usuario): string {
  if (!usuario.activo) return 'Deshabilitada';
  if (usuario.tieneContrasena) return 'Puede ingresar';
  if (sinSobre(usuario)) return 'Sin invitación';
  if (usuario.invitacion?.via !== 'sobre') return 'Invitación enviada';
  if (usuario.invitacion.estado === 'por-confirmar') return 'Sobre por confirmar';
  return usuario.invitacion.exenta ? 'Sobre impreso: entra primero' : 'Sobre confirmado';
}
