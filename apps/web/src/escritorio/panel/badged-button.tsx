// A round button of the header with the count of what waits behind it: shown, and said in its name.
import { useTranslation } from 'react-i18next';
import { IconButton, type IconButtonProps } from '#ui/marks/icon-button.tsx';
import { textoDeInsignia } from './badge-text.ts';
import classes from './badged-button.module.css';

interface BadgedButtonProps extends IconButtonProps {
  readonly sinLeer: number;
  /** The colour of the badge: each list has its own, whatever the theme. */
  readonly insignia?: 'mensajes' | 'notificaciones' | undefined;
}

export function BadgedButton({ etiqueta, sinLeer, insignia, ...resto }: BadgedButtonProps) {
  const { t } = useTranslation();
  const cuantos = textoDeInsignia(sinLeer);
  const nombre = cuantos === undefined ? etiqueta : `${etiqueta} (${t('panels.unread', { n: cuantos })})`;
  return (
    <div className={classes.lugar}>
      <IconButton size={40} etiqueta={nombre} {...resto} />
      {cuantos !== undefined && (
        <span className={classes.insignia} data-de={insignia} aria-hidden="true">
          {cuantos}
        </span>
      )}
    </div>
  );
}
