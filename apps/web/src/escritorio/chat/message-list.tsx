// The messages of a conversation, by days and runs, from the oldest loaded; scrolling up brings those before.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { ArrowDownIcon } from '@heroicons/react/20/solid';
import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#platform/api-error.ts';
import { formatLongDay } from '#ui/format/date.ts';
import { Bubble } from './bubble.tsx';
import { agrupar } from './message-groups.ts';
import classes from './messages.module.css';
import type { RenglonDeChat } from './use-conversation.ts';
import type { Lugar } from './use-stay-in-place.ts';

interface MessageListProps {
  readonly nombre: string;
  readonly renglones: readonly RenglonDeChat[];
  readonly lugar: Lugar;
  readonly anteriores: Anteriores;
  readonly onReintentar: (clave: string) => void;
  readonly onDescartar: (clave: string) => void;
}

/** The pages before the first one shown. */
interface Anteriores {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

const CERCA_DEL_INICIO = 160;
/** What scrolls can be scrolled from the keyboard. */
const ALCANZABLE = 0;

export function MessageList(props: MessageListProps) {
  const { nombre, renglones, lugar, anteriores } = props;
  const { t } = useTranslation();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = anteriores;
  const alDesplazar = (marco: HTMLElement) => {
    lugar.alDesplazar();
    const puede = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
    if (puede && marco.scrollTop < CERCA_DEL_INICIO) anteriores.fetchNextPage();
  };
  return (
    <div className={classes.lugar}>
      <div
        ref={lugar.marco}
        className={classes.mensajes}
        role="log"
        aria-label={t('chat.conversationWith', { name: nombre })}
        // What was said before is not news.
        aria-live={isFetchingNextPage ? 'off' : 'polite'}
        tabIndex={ALCANZABLE}
        onScroll={({ currentTarget }) => alDesplazar(currentTarget)}
      >
        <Antes {...anteriores} />
        {renglones.length === 0 && <p className={classes.vacia}>{t('chat.noMessages')}</p>}
        {agrupar(renglones).map((dia) => (
          <Dia key={dia.clave} dia={dia} {...props} />
        ))}
      </div>
      {lugar.hayNuevos && (
        <Button
          className={classes.nuevos ?? ''}
          size="xs"
          rightSection={<ArrowDownIcon width={16} height={16} aria-hidden="true" />}
          onClick={lugar.irAlFondo}
        >
          {t('chat.newMessages')}
        </Button>
      )}
    </div>
  );
}

interface DiaProps extends Pick<MessageListProps, 'nombre' | 'onReintentar' | 'onDescartar'> {
  readonly dia: ReturnType<typeof agrupar<RenglonDeChat>>[number];
}

function Dia({ dia, nombre, onReintentar, onDescartar }: DiaProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <div className={classes.dia}>{formatLongDay(dia.instante, i18n.language)}</div>
      {dia.tandas.map((tanda) => (
        <div key={tanda.clave} className={classes.tanda} data-mia={tanda.isMine || undefined}>
          <VisuallyHidden>{tanda.isMine ? t('chat.you') : nombre}</VisuallyHidden>
          {tanda.renglones.map((renglon) => (
            <Bubble
              key={renglon.clave}
              renglon={renglon}
              onReintentar={() => onReintentar(renglon.clave)}
              onDescartar={() => onDescartar(renglon.clave)}
            />
          ))}
        </div>
      ))}
    </>
  );
}

function Antes({ isFetchingNextPage, isFetchNextPageError, error, fetchNextPage }: Anteriores) {
  const { t } = useTranslation();
  if (isFetchNextPageError && !isFetchingNextPage) {
    return (
      <div className={classes.antes} role="alert">
        {messageOf(error)}{' '}
        <button type="button" className={classes.enlace} onClick={() => void fetchNextPage()}>
          {t('panels.retry')}
        </button>
      </div>
    );
  }
  return isFetchingNextPage ? <div className={classes.antes}>{t('chat.loadingOlder')}</div> : null;
}
