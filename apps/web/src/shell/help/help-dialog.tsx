// The keys of the shell, in one place. Mounted while it is open.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { isKeyClaimed } from '#ui/keyboard/key-press.ts';
import classes from './help-dialog.module.css';
import { helpKeys } from './help-keys.ts';

export function HelpDialog({ cerrar }: { readonly cerrar: () => void }) {
  useReturnFocus();
  const { t } = useTranslation();
  // As they are called on the keyboards of who reads it.
  const nombres = new Map<string, string>([
    ['Enter', t('help.enterKey')],
    ['Home', t('help.homeKey')],
    ['End', t('help.endKey')],
  ]);
  return (
    <Modal
      opened
      onClose={cerrar}
      title={t('help.title')}
      returnFocus={false}
      size={440}
      closeButtonProps={{ 'aria-label': t('help.closeDialog') }}
      classNames={{ title: classes.titulo }}
    >
      <dl className={classes.teclas}>
        {helpKeys(navigator.userAgent, isKeyClaimed).map(([clave, combinacion]) => (
          <div key={clave} className={classes.fila}>
            <dt>{t(`help.${clave}`)}</dt>
            <dd>
              {combinacion.map((tecla) => (
                <Kbd key={tecla}>{nombres.get(tecla) ?? tecla}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
