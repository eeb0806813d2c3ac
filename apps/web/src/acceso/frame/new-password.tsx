// The password that a person chooses, typed twice, and what is said once it is kept.
import { contrasenaNueva } from '@cuadra/contract/acceso/sesion';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import enlaces from './access-links.module.css';
import { AccessNotice } from './access-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export const dosVeces = z.object({
  password: contrasenaNueva,
  repetida: z.string().min(1, 'Repita la contraseña.'),
});
type DosVeces = z.infer<typeof dosVeces>;

export const coinciden = ({ password, repetida }: DosVeces): boolean => password === repetida;

export const NO_COINCIDEN = { path: ['repetida'], error: 'Las contraseñas no coinciden.' };

export function NewPassword({ enfocar = false }: { readonly enfocar?: boolean }) {
  const { register, watch, formState } = useFormContext<DosVeces>();
  const { errors } = formState;
  return (
    <>
      <div>
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          autoFocus={enfocar}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordStrength contrasena={watch('password')} />
      </div>
      <PasswordField
        label="Repita la contraseña"
        autoComplete="new-password"
        error={errors.repetida?.message}
        {...register('repetida')}
      />
    </>
  );
}

export function PasswordKept() {
  return (
    <div className={enlaces.pie}>
      <AccessNotice
        aviso={{ tono: 'exito', texto: 'Su contraseña se guardó. Ya puede ingresar con ella.' }}
      />
    </div>
  );
}
