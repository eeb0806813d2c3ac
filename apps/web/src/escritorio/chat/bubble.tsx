// One message. While it is being sent it says so; one that was not sent offers to try again or to let it go.
import { useTranslation } from 'react-i18next';
import { messageOf } from '#platform/api-error.ts';
import { formatTime } from '#ui/format/date.ts';
import classes from './messages.module.css';
import type { RenglonDeChat } from './use-conversation.ts';

interface BubbleProps {
  readonly renglon: RenglonDeChat & { readonly conHora: boolean };
  readonly onReintentar: () => void;
  readonly onDescartar: () => void;
}

export function Bubble({ renglon, onReintentar, onDescartar }: BubbleProps) {
  const { t } = useTranslation();
  const { clave, value, createdAt, conHora, envio } = renglon;
  const fallo = envio?.fallo ?? null;
  return (
    <div className={classes.renglon} data-clave={clave}>
      <div className={classes.globo} data-fallido={fallo !== null || undefined}>
        {value}
      </div>
      {envio !== undefined && fallo === null && <span className={classes.hora}>{t('chat.sending')}</span>}
      {fallo !== null && (
        <div className={classes.falla} role="alert">
          {t('chat.notSent')} {messageOf(fallo)}
          <span className={classes.opciones}>
            <button type="button" className={classes.enlace} onClick={onReintentar}>
              {t('chat.retry')}
            </button>
            <button type="button" className={classes.enlace} onClick={onDescartar}>
              {t('chat.discard')}
            </button>
          </span>
        </div>
      )}
      {envio === undefined && conHora && (
        <time className={classes.hora} dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      )}
    </div>
  );
}
