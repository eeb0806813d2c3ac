// Leaving: what this browser knows is forgotten at once, the server is told, and after a few seconds the sign-in
// page comes back.
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Logo } from '../../ui/logo.tsx';
import enlaces from '../frame/access-links.module.css';
import { enPalabras, useCountdown } from '../frame/use-countdown.ts';
import { salir } from './leave.ts';
import classes from './sign-out.module.css';

const ESPERA_S = 5;

export function Page() {
  const navigate = useNavigate();
  const { segundos } = useCountdown(ESPERA_S);
  useEffect(salir, []);
  useEffect(() => {
    if (segundos === 0) void navigate({ to: '/sign-in', replace: true });
  }, [segundos, navigate]);

  return (
    <div className={classes.pagina}>
      <div className={classes.tarjeta}>
        <Logo lado={44} />
        <h1 className={classes.titulo}>Su sesión se cerró</h1>
        <p className={classes.texto} role="timer">
          {segundos > 0 ? `Volverá al ingreso en ${enPalabras(segundos)}.` : 'Volviendo al ingreso…'}
        </p>
        <Link to="/sign-in" className={enlaces.enlace}>
          Ir al ingreso
        </Link>
      </div>
    </div>
  );
}
