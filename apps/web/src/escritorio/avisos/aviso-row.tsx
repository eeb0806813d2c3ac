// A message or a notification: who or what, the text, when, and its two buttons.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { VisuallyHidden } from '@mantine/core';
import { type MouseEvent, type SVGProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconoDe } from '#escritorio/navegacion/icons.ts';
import { Markup } from '#escritorio/panel/markup.tsx';
import { PanelLink } from '#escritorio/panel/panel-link.tsx';
import { formatMoment } from '#ui/format/date.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './avisos-panel.module.css';

interface AvisoRowProps {
  readonly aviso: Aviso;
  readonly onAlternar: () => void;
  readonly onQuitar: () => void;
  /** Looked at, with or without somewhere to go. */
  readonly onAbrir: () => void;
  readonly onSeguir: () => void;
}

const LADO = 32;

export function AvisoRow({ aviso, onAlternar, onQuitar, onAbrir, onSeguir }: AvisoRowProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { title, description, time, link, useRouter, read } = aviso;
  const quitar = (event: MouseEvent<HTMLElement>) => {
    pasarElFoco(event.currentTarget);
    onQuitar();
  };
  return (
    <li className={classes.fila} data-sin-leer={!read || undefined}>
      <PanelLink
        className={classes.contenido}
        link={link}
        useRouter={useRouter}
        onAbrir={onAbrir}
        onSeguir={onSeguir}
      >
        <Figura aviso={aviso} />
        <span className={classes.textos}>
          <Markup id={id} className={classes.titulo} texto={title} />
          {description !== '' && <Markup className={classes.descripcion} texto={description} />}
          <time className={classes.momento} dateTime={time}>
            {formatMoment(time, i18n.language)}
          </time>
        </span>
        {!read && <VisuallyHidden>{t('panels.unreadMark')}</VisuallyHidden>}
      </PanelLink>
      <span className={classes.botones}>
        <IconButton
          className={classes.lectura ?? ''}
          size={24}
          etiqueta={t(read ? 'panels.markAsUnread' : 'panels.markAsRead')}
          aria-describedby={id}
          icono={Punto}
          onClick={onAlternar}
        />
        <IconButton
          className={classes.quitar ?? ''}
          size={24}
          etiqueta={t('panels.remove')}
          aria-describedby={id}
          icono={XMarkIcon}
          onClick={quitar}
        />
      </span>
    </li>
  );
}

function Figura({ aviso: { image, icon } }: { readonly aviso: Aviso }) {
  if (image !== null || icon === null) return <Avatar src={image} lado={LADO} />;
  const Dibujo = iconoDe(icon);
  return (
    <span className={classes.disco}>
      <Dibujo width={20} height={20} aria-hidden="true" />
    </span>
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
