// The rule for new passwords, and how strong the one being typed looks.
import { CONTRASENA_MIN } from '@cuadra/contract/acceso/sesion';
import classes from './password-strength.module.css';
import { fuerzaDe } from './strength.ts';

const nombres = ['Muy corta', 'Débil', 'Aceptable', 'Fuerte'] as const;

export function PasswordStrength({ contrasena }: { readonly contrasena: string }) {
  const fuerza = fuerzaDe(contrasena);
  return (
    <div className={classes.fuerza} data-fuerza={contrasena === '' ? undefined : fuerza}>
      <div className={classes.barras} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className={classes.regla}>
        <span>Al menos {CONTRASENA_MIN} caracteres; evite su nombre, su correo y secuencias.</span>
        <strong role="status">{contrasena === '' ? '' : nombres[fuerza]}</strong>
      </p>
    </div>
  );
}
