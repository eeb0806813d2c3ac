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
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
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
      title={
        <Text as="span" size="lg" weight="bold">
          {t('help.title')}
        </Text>
      }
      returnFocus={false}
      size={440}
      closeButtonProps={{ 'aria-label': t('help.closeDialog') }}
    >
      <Stack as="dl" line="between">
        {helpKeys(navigator.userAgent, isKeyClaimed).map(([clave, combinacion]) => (
          <Row key={clave} oneLine justify="between" gap="xl" pad="md none">
            <dt>{t(`help.${clave}`)}</dt>
            <Text as="dd" rigid>
              <Row as="span" gap="xs">
                {combinacion.map((tecla) => (
                  <Kbd key={tecla}>{nombres.get(tecla) ?? tecla}</Kbd>
                ))}
              </Row>
            </Text>
          </Row>
        ))}
      </Stack>
    </Modal>
  );
}
