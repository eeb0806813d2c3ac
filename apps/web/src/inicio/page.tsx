// The welcome screen: the catalogue as a PDF, the data that the first visit loads, and how the institution stands today.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { catalogoPdf, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { type ContenidoDe, type IdDeRecuadro, verInicio } from '@cuadra/contract/inicio/inicio';
import { ArrowPathIcon, ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { useFollowPostings } from '#platform/posted-partidas.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import type { DeskFaces } from '#ui/desk/desk-face.ts';
import { DeskNothing, DeskTile } from '#ui/desk/desk-tile.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { formatTime } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Text } from '#ui/text/text.tsx';
import { cargarVariables, estaCargado, hayCatalogo } from './carga-inicial.ts';
import classes from './inicio.module.css';
import { ofertaRechazada, rechazarOferta } from './oferta-rechazada.ts';

export function Page({ rostros }: { readonly rostros: DeskFaces }) {
  const nombre = useCurrentUser()?.name ?? '';
  return (
    <Pagina
      title={`Le damos la bienvenida, ${nombre}`}
      actions={
        <Row gap="md lg">
          <InitialLoad />
          <img src="/favicon.svg" alt="Cuadra" width={36} height={36} />
          <Button
            variant="default"
            rightSection={<ArrowTopRightOnSquareIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => void openPdf(() => call(catalogoPdf))}
          >
            Descargar Catálogo Contable
          </Button>
        </Row>
      }
    >
      <OfertaDeSegundoFactor />
      <Escritorio rostros={rostros} />
    </Pagina>
  );
}

type Inicio = ResponseOf<typeof verInicio>;

/**
 * The desk of the morning: the recuadros that the server sends this person, the figures in the middle and the rest
 * beside them; on a phone one under another, in the order of the server. While they come, their places are kept.
 */
function Escritorio({ rostros }: { readonly rostros: DeskFaces }) {
  const { data, error, isFetching, esViejo, refetch } = useInicio();
  if (data === undefined && error !== null) return <ErrorState error={error} retry={refetch} />;
  if (data === undefined) return <EnEspera rostros={rostros} />;
  return (
    <>
      <Columnas rostros={rostros} orden={data.orden}>
        {(id) => <Uno id={id} rostros={rostros} recuadros={data.recuadros} reintentar={refetch} />}
      </Columnas>
      <Row as="p" role="status" gap="xs lg" size="xs" muted>
        {error === null ? (
          <>
            Al día a las {formatTime(data.leidoEn)}
            {esViejo && '; se han contabilizado partidas desde entonces'}.
          </>
        ) : (
          <>
            No se pudo actualizar; es lo de las {formatTime(data.leidoEn)}. {messageOf(error)}
          </>
        )}
        <button
          type="button"
          className={classes.actualizar}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          <Row as="span" inline gap="xs">
            <ArrowPathIcon width={14} height={14} aria-hidden="true" /> Actualizar
          </Row>
        </button>
      </Row>
    </>
  );
}

interface ColumnasProps {
  readonly rostros: DeskFaces;
  readonly orden: readonly IdDeRecuadro[];
  readonly children: (id: IdDeRecuadro) => ReactNode;
}

function Columnas({ rostros, orden, children }: ColumnasProps) {
  const columna = (lugar: 'centro' | 'lado') => {
    const suyos = orden.filter((id) => rostros[id].lugar === lugar);
    return (
      suyos.length > 0 && (
        <Stack gap="lg" className={classes.columna} data-lugar={lugar}>
          {suyos.map((id) => (
            <Box key={id} shrinks style={{ order: orden.indexOf(id) }}>
              {children(id)}
            </Box>
          ))}
        </Stack>
      )
    );
  };
  return (
    <div className={classes.marco}>
      <Stack gap="lg" className={classes.escritorio}>
        {columna('lado')}
        {columna('centro')}
      </Stack>
    </div>
  );
}

interface UnoProps<Id extends IdDeRecuadro> {
  readonly id: Id;
  readonly rostros: DeskFaces;
  readonly recuadros: Inicio['recuadros'];
  readonly reintentar: () => unknown;
}

function Uno<Id extends IdDeRecuadro>({ id, rostros, recuadros, reintentar }: UnoProps<Id>) {
  const { title: titulo, Contenido, Nota } = rostros[id];
  const datos = recuadros[id]?.contenido as ContenidoDe<Id> | undefined;
  if (datos === undefined)
    return (
      <DeskTile title={titulo}>
        <DeskNothing>
          No se pudo leer.{' '}
          <button type="button" className={classes.reintentar} onClick={() => void reintentar()}>
            Reintentar
          </button>
        </DeskNothing>
      </DeskTile>
    );
  return (
    <DeskTile title={titulo} {...(Nota === undefined ? {} : { note: <Nota datos={datos} /> })}>
      <Contenido datos={datos} />
    </DeskTile>
  );
}

/** Those that the person's permissions will bring, each as tall as it usually is. */
function EnEspera({ rostros }: { readonly rostros: DeskFaces }) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const orden = (Object.keys(rostros) as IdDeRecuadro[]).filter(
    (id) => rostros[id].permisos?.some((permiso) => permisos.includes(permiso)) ?? true,
  );
  return (
    <div role="status" aria-label="Cargando el inicio">
      <Columnas rostros={rostros} orden={orden}>
        {(id) => (
          <DeskTile title={rostros[id].title}>
            <div className={classes.hueco} style={{ height: rostros[id].alto }} />
          </DeskTile>
        )}
      </Columnas>
    </div>
  );
}

/** Runs the first visit's load and says how it goes, in one line that keeps its place. */
function InitialLoad() {
  const { isFetching, error, refetch } = useQuery({
    queryKey: ['carga-inicial'],
    enabled: !estaCargado(sessionStorage),
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      await cargarVariables({
        pedirCatalogo: () => queryClient.fetchQuery(queryOf(listarCatalogo)),
        pedirAgencias: () => queryClient.fetchQuery(queryOf(listarAgencias)),
        sesion: sessionStorage,
        local: localStorage,
      });
      return true;
    },
  });
  return (
    <Text size="xs" tone={error === null ? 'muted' : 'error'} minHeight="1.25rem" role="status">
      {isFetching && 'Cargando catálogo y agencias…'}
      {!isFetching &&
        error === null &&
        (hayCatalogo(localStorage)
          ? 'Catálogo y agencias listos para trabajar.'
          : 'Todavía no hay catálogo de cuentas.')}
      {!isFetching && error !== null && (
        <>
          No se cargaron el catálogo y las agencias. {messageOf(error)}{' '}
          <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
            Reintentar
          </button>
        </>
      )}
    </Text>
  );
}

/**
 * The second factor, offered on the welcome screen to whoever has none and whose role does not ask for it. «Ahora
 * no» is remembered in this browser, for that person.
 */
function OfertaDeSegundoFactor() {
  const usuario = useCurrentUser();
  const [rechazada, setRechazada] = useState(() => ofertaRechazada(usuario?.id ?? ''));
  if (usuario === undefined || usuario.tieneSegundoFactor || rechazada) return null;
  const dejar = () => {
    rechazarOferta(usuario.id);
    setRechazada(true);
  };
  return (
    <FormNotice
      tone="info"
      text="Proteja su cuenta: con una llave de acceso o una aplicación de códigos, nadie entra solo con su contraseña."
      actions={
        <>
          <Button size="xs" variant="default" component={Link} to="/perfil">
            Agregar un segundo factor
          </Button>
          <Button size="xs" variant="subtle" onClick={dejar}>
            Ahora no
          </Button>
        </>
      }
    />
  );
}

/**
 * What the welcome screen tells, kept up to date without asking too often: posting happens many times a minute, so
 * what was heard of it marks the figures as old, and they are asked for again once in a while and only if somebody
 * looks.
 */
export function useInicio() {
  // Asked at every visit: whoever comes back has usually just attended to something of it.
  const consulta = useQuery({ ...queryOf(verInicio), staleTime: 0 });
  const esViejo = useFollowPostings(consulta);
  return { ...consulta, esViejo };
}
