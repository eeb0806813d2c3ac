// The messages panel and the notifications panel: one list, two sources and two sets of words.
import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import type { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { EnvelopeOpenIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type SVGProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconoDe } from '#escritorio/navegacion/icons.ts';
import { Markup } from '#escritorio/panel/markup.tsx';
import { Panel } from '#escritorio/panel/panel.tsx';
import type { PanelAbierto } from '#escritorio/panel/panel-button.tsx';
import { PanelLink } from '#escritorio/panel/panel-link.tsx';
import { PanelState } from '#escritorio/panel/panel-state.tsx';
import { messageOf } from '#platform/api-error.ts';
import type { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatMoment } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import { type Cambio, cuantosSinLeer, marcar, marcarTodos, quitar } from './avisos.ts';
import classes from './avisos-panel.module.css';
import { type Kind, kinds } from './kinds.ts';

interface AvisosPanelProps extends PanelAbierto {
  readonly kind: Kind;
}

export function AvisosPanel({ kind, boton, onCerrar }: AvisosPanelProps) {
  const { t } = useTranslation();
  const { icon, words } = kinds[kind];
  const titulo = t(words.title);
  const vacio = { icono: icon, titulo: t(words.empty), texto: t(words.emptyText) };
  const { lista, error, alternar, leer, leerTodos, quitar } = useAvisos(kinds[kind]);
  return (
    <Panel
      titulo={titulo}
      boton={boton}
      onCerrar={onCerrar}
      acciones={
        <IconButton
          label={t('panels.markAllAsRead')}
          icon={EnvelopeOpenIcon}
          disabled={cuantosSinLeer(lista.data) === 0}
          onClick={leerTodos}
        />
      }
    >
      {error !== null && (
        <Box pad="lg xl">
          <FormNotice tone="error" text={`${t('panels.notSaved')} ${messageOf(error)}`} />
        </Box>
      )}
      <PanelState lista={lista} vacio={vacio}>
        {(avisos) => (
          <Stack as="ul" line="between" aria-label={titulo}>
            {avisos.map((aviso) => (
              <AvisoRow
                key={aviso.id}
                aviso={aviso}
                onAlternar={() => alternar(aviso)}
                onQuitar={() => quitar(aviso)}
                onAbrir={() => leer(aviso)}
                onSeguir={onCerrar}
              />
            ))}
          </Stack>
        )}
      </PanelState>
    </Panel>
  );
}

// A message or a notification: who or what, the text, when, and its two buttons.
interface AvisoRowProps {
  readonly aviso: Aviso;
  readonly onAlternar: () => void;
  readonly onQuitar: () => void;
  /** Looked at, with or without somewhere to go. */
  readonly onAbrir: () => void;
  readonly onSeguir: () => void;
}

const LADO = 32;

function AvisoRow({ aviso, onAlternar, onQuitar, onAbrir, onSeguir }: AvisoRowProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { title, description, time, link, useRouter, read } = aviso;
  const quitar = (event: MouseEvent<HTMLElement>) => {
    pasarElFoco(event.currentTarget);
    onQuitar();
  };
  return (
    <Row as="li" oneLine align="stretch" className={classes.fila} data-sin-leer={!read || undefined}>
      <PanelLink
        className={classes.contenido}
        link={link}
        useRouter={useRouter}
        onAbrir={onAbrir}
        onSeguir={onSeguir}
      >
        <Row as="span" oneLine align="start" gap="xl">
          <Figura aviso={aviso} />
          <Stack as="span" grow>
            {/* Whole: an amount stands at the end of what is said. */}
            <Text as="span" weight="bold" breaks>
              <Markup id={id} texto={title} />
            </Text>
            {description !== '' && (
              <Text as="span" breaks>
                <Markup texto={description} />
              </Text>
            )}
            <Text as="time" size="xs" muted roomAbove="sm" dateTime={time}>
              {formatMoment(time, i18n.language)}
            </Text>
          </Stack>
          {!read && <Hidden>{t('panels.unreadMark')}</Hidden>}
        </Row>
      </PanelLink>
      <Stack as="span" rigid gap="xs" className={classes.botones}>
        <IconButton
          className={classes.lectura ?? ''}
          size={24}
          label={t(read ? 'panels.markAsUnread' : 'panels.markAsRead')}
          aria-describedby={id}
          icon={Punto}
          onClick={onAlternar}
        />
        <IconButton
          className={classes.quitar ?? ''}
          size={24}
          label={t('panels.remove')}
          aria-describedby={id}
          icon={XMarkIcon}
          onClick={quitar}
        />
      </Stack>
    </Row>
  );
}

function Figura({ aviso: { image, icon } }: { readonly aviso: Aviso }) {
  if (image !== null || icon === null) return <Avatar src={image} side={LADO} />;
  const Dibujo = iconoDe(icon);
  return (
    <Row as="span" rigid justify="center" className={classes.disco}>
      <Dibujo width={20} height={20} aria-hidden="true" />
    </Row>
  );
}

const Punto = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" {...props}>
    <circle cx="10" cy="10" r="4" fill="currentColor" />
  </svg>
);

/** The row goes away with its buttons: the keyboard goes on in the next one, or the one before, or the panel. */
function pasarElFoco(boton: HTMLElement): void {
  const fila = boton.closest('li');
  const vecina = fila?.nextElementSibling ?? fila?.previousElementSibling;
  const destino =
    vecina?.querySelector<HTMLElement>('button:last-of-type') ??
    boton.closest('[role="dialog"]')?.querySelector('button');
  destino?.focus();
}

// The list of a panel and its changes, shown at once and taken back when the server does not accept them.

/** Where the list comes from, and how each change is told. */
export interface FuenteDeAvisos {
  readonly lista: ReturnType<typeof queryOf<typeof listarMensajes>>;
  readonly marcar: (id: string, read: boolean) => Promise<unknown>;
  readonly marcarTodos: () => Promise<unknown>;
  readonly quitar: (id: string) => Promise<unknown>;
}

interface Orden extends Cambio {
  readonly enviar: () => Promise<unknown>;
}

function useAvisos(fuente: FuenteDeAvisos) {
  const cache = useQueryClient();
  const lista = useQuery(fuente.lista);
  const { queryKey } = fuente.lista;
  const cambiar = (paso: Cambio['aplicar']) =>
    cache.setQueryData(queryKey, (actual) => (actual === undefined ? actual : paso(actual)));
  const { mutate, error } = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ enviar }: Orden) => enviar(),
    onMutate: async ({ aplicar }) => {
      // What was on its way was asked before the change.
      await cache.cancelQueries({ queryKey });
      cambiar(aplicar);
    },
    onError: (_error, { deshacer }) => cambiar(deshacer),
    onSettled: () => {
      // While another change is on its way, the server's list would take it back for a moment.
      if (cache.isMutating({ mutationKey: queryKey }) === 1) void cache.invalidateQueries({ queryKey });
    },
  });
  return {
    lista,
    error,
    alternar: (aviso: Aviso) =>
      mutate({ ...marcar(aviso, !aviso.read), enviar: () => fuente.marcar(aviso.id, !aviso.read) }),
    /** Opened: it is read, whatever it was before. */
    leer: (aviso: Aviso) => {
      if (!aviso.read) mutate({ ...marcar(aviso, true), enviar: () => fuente.marcar(aviso.id, true) });
    },
    leerTodos: () => mutate({ ...marcarTodos(lista.data ?? []), enviar: fuente.marcarTodos }),
    quitar: (aviso: Aviso) => mutate({ ...quitar(aviso), enviar: () => fuente.quitar(aviso.id) }),
  };
}
