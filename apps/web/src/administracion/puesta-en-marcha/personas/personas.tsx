// The people of an institution that moves in: who there is, one more by hand, many by sheet, and the envelopes of those who have no
// password yet.
import { listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { imprimirSobres, SOBRES_JUNTOS_MAX } from '@cuadra/contract/administracion/puesta-en-marcha/personas';
import { listarUsuarios, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { ArrowUpTrayIcon, PrinterIcon, UserPlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { contarPersonas, hojaDePersonas } from './hoja-de-personas.tsx';

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function Personas() {
  const usuarios = useQuery(queryOf(listarUsuarios));
  const sobres = useSobres(usuarios.data ?? []);
  const [conHoja, setConHoja] = useState(false);
  return (
    <Pagina
      title="Personas"
      purpose="Quiénes trabajan aquí y qué hace cada quien. El primer contador que entra confirma los sobres de los demás."
      actions={
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
      {sobres.fallo !== undefined && <FormNotice tone="error" text={sobres.fallo} />}
      <Section
        card
        max="64rem"
        title={usuarios.data === undefined ? 'Personas' : contarPersonas(usuarios.data.length)}
      >
        <Loaded query={usuarios} rows={6} label="Cargando las personas">
          {(todas) => <Lista personas={todas} />}
        </Loaded>
      </Section>
      {conHoja && <ImportDialog kind={hojaDePersonas} onClose={() => setConHoja(false)} />}
    </Pagina>
  );
}

function Lista({ personas }: { readonly personas: readonly Usuario[] }) {
  if (personas.length === 0)
    return <EmptyState title="Aún no hay personas" text="Agréguelas una por una o con una hoja." />;
  return <DataTable label="Personas" columns={columnas} rows={personas} rowKey={({ id }) => id} />;
}

const columnas: readonly Column<Usuario>[] = [
  {
    title: 'Nombre',
    kind: 'main',
    cell: ({ id, nombre }) => (
      <Link to="/administracion/usuarios" search={{ usuario: id }} className={rowLink}>
        {nombre}
      </Link>
    ),
  },
  { title: 'Correo', kind: 'second', cell: ({ correo }) => correo },
  {
    title: 'Roles',
    cell: ({ roles, enEspera }) => (
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
  { title: 'Agencias', kind: 'code', cell: ({ agencias }) => agencias.join(', ') || '–' },
  { title: 'Acceso', cell: (usuario) => accesoDe(usuario) },
];

function accesoDe(usuario: Usuario): string {
  if (!usuario.activo) return 'Deshabilitada';
  if (usuario.tieneContrasena) return 'Puede ingresar';
  if (sinSobre(usuario)) return 'Sin invitación';
  if (usuario.invitacion?.via !== 'sobre') return 'Invitación enviada';
  if (usuario.invitacion.estado === 'por-confirmar') return 'Sobre por confirmar';
  return usuario.invitacion.exenta ? 'Sobre impreso: entra primero' : 'Sobre confirmado';
}

const BLOQUEADA =
  'El navegador no dejó abrir la ventana de los sobres. Permita las ventanas de Cuadra e imprímalos otra vez.';
const CERRADA = 'La ventana se cerró antes de mostrar los sobres: imprímalos otra vez.';

/** Nobody wrote to them, or the time to answer passed: an envelope would not undo one that is on its way. */
const sinSobre = ({ activo, tieneContrasena, invitacion }: Usuario): boolean =>
  activo && !tieneContrasena && (invitacion === null || ['vencida', 'anulada'].includes(invitacion.estado));

/** The envelopes of everybody who still has no password, printed together. */
function useSobres(usuarios: readonly Usuario[]) {
  const [fallo, setFallo] = useState<string>();
  const [imprimiendo, setImprimiendo] = useState(false);
  const pendientes = usuarios.filter(sinSobre).slice(0, SOBRES_JUNTOS_MAX);
  const imprimir = async () => {
    setFallo(undefined);
    setImprimiendo(true);
    const resultado = await openPdf(async () => {
      try {
        return await call(imprimirSobres, { body: { usuarios: pendientes.map(({ id }) => id) } });
      } catch (error) {
        setFallo(messageOf(error));
        throw error;
      }
    });
    if (resultado === 'bloqueada') setFallo(BLOQUEADA);
    if (resultado === 'cerrada') setFallo((dicho) => dicho ?? CERRADA);
    setImprimiendo(false);
    await Promise.all(
      [listarSobres.path, listarUsuarios.path].map((ruta) =>
        queryClient.invalidateQueries({ queryKey: [ruta] }),
      ),
    );
  };
  return { pendientes: pendientes.length, fallo, imprimiendo, imprimir };
}
