// A password, with a button to see it and a hint when capital letters are locked.
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { Text } from '#ui/text/text.tsx';
import classes from './access.module.css';

const Ojo = ({ reveal }: { readonly reveal: boolean }) =>
  reveal ? (
    <EyeSlashIcon width={18} height={18} aria-hidden="true" />
  ) : (
    <EyeIcon width={18} height={18} aria-hidden="true" />
  );

export function PasswordField(props: PasswordInputProps) {
  const texto = useBasicTexts();
  const [visible, setVisible] = useState(false);
  const [mayusculas, setMayusculas] = useState(false);
  const mirarMayusculas = (event: KeyboardEvent) => setMayusculas(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        size="md"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleIcon={Ojo}
        visibilityToggleButtonProps={{
          'aria-label': texto(visible ? 'hidePassword' : 'showPassword'),
          tabIndex: 0,
        }}
        onKeyDown={mirarMayusculas}
        onKeyUp={mirarMayusculas}
        // Mantine says it of every other field.
        aria-invalid={props.error !== undefined || undefined}
        {...props}
      />
      <Text size="xs" tone="warning" className={classes.pista} role="status">
        {mayusculas && texto('capsLock')}
      </Text>
    </div>
  );
}
