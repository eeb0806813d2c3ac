import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { CONTRASENA_MIN } from '@cuadra/contract/acceso/sesion';
import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

const Ojo = ({ reveal }: { readonly reveal: boolean }) =>
  reveal ? (
    <EyeSlashIcon width={18} height={18} aria-hidden="true" />
  ) : (
    <EyeIcon width={18} height={18} aria-hidden="true" />
  );

export function CampoContrasena(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label="Contraseña"
      description={`Al menos ${CONTRASENA_MIN} caracteres, sin el nombre ni el correo de la persona.`}
      withAsterisk
      autoComplete="new-password"
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={Ojo}
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña',
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
