// The password that a person chooses, typed twice, and what is said once it is kept.
import type { DuenoDeContrasena, Juicio } from '@cuadra/contract/acceso/juzgar-contrasena';
import { CONTRASENA_MIN, contrasenaNueva } from '@cuadra/contract/acceso/sesion';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { Box, Grid, Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './access.module.css';
import { AccessNotice } from './access-form.tsx';
import { PasswordField } from './password-field.tsx';

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
    <Box roomAbove="2xl">
      <AccessNotice
        aviso={{ tono: 'exito', texto: 'Su contraseña se guardó. Ya puede ingresar con ella.' }}
      />
    </Box>
  );
}

// The rule for new passwords, and how the one being typed would be judged: as the server will, by the same function. It is
// heavy, so it comes when somebody begins to type; until then, and without it, there is the rule.
interface PasswordStrengthProps {
  readonly contrasena: string;
  /** Whose it will be, as far as the page knows. */
  readonly dueno?: Partial<DuenoDeContrasena>;
}

const nombres = ['Muy corta', 'Débil', 'Aceptable', 'Fuerte'] as const;

export function PasswordStrength({ contrasena, dueno = {} }: PasswordStrengthProps) {
  const juicio = useJuicio(contrasena, dueno);
  const regla = `Al menos ${CONTRASENA_MIN} caracteres: tres o cuatro palabras que no vayan juntas, sin su nombre ni su correo.`;
  return (
    <Box roomAbove="md" data-fuerza={juicio?.fuerza}>
      <Grid columns={3} gap="xs" aria-hidden="true">
        <span className={classes.barra} />
        <span className={classes.barra} />
        <span className={classes.barra} />
      </Grid>
      <Row oneLine justify="between" align="start" gap="lg" roomAbove="sm" size="xs" muted>
        <span>{juicio?.fuerza === 1 ? juicio.debilidad : regla}</span>
        <Text as="strong" rigid weight="medium" muted role="status">
          {juicio === undefined ? '' : nombres[juicio.fuerza]}
        </Text>
      </Row>
    </Box>
  );
}

type Juzgar = (contrasena: string, dueno: DuenoDeContrasena) => Juicio;

function useJuicio(contrasena: string, dueno: Partial<DuenoDeContrasena>): Juicio | undefined {
  const { nombre = '', correo = '', institucion } = dueno;
  const [juzgar, setJuzgar] = useState<Juzgar>();
  const hayAlgo = contrasena !== '';
  useEffect(() => {
    if (!hayAlgo) return;
    void import('@cuadra/contract/acceso/juzgar-contrasena').then(
      ({ juzgarContrasena }) => setJuzgar(() => juzgarContrasena),
      () => undefined,
    );
  }, [hayAlgo]);
  // Typing goes first.
  const escrita = useDeferredValue(contrasena);
  return useMemo(
    () => (escrita === '' ? undefined : juzgar?.(escrita, { nombre, correo, institucion })),
    [juzgar, escrita, nombre, correo, institucion],
  );
}
