import { Button } from '@mantine/core';
import classes from './juego.module.css';
import { nombreDe } from './nombre.ts';
import { type Juego, puntosDe } from './reglas.ts';

interface FinalProps {
  readonly juego: Extract<Juego, { fase: 'fin' }>;
  readonly onOtra: () => void;
}

export function Final({ juego: { nombres, resultados, ganador }, onOtra }: FinalProps) {
  const perdedor = ganador === 0 ? 1 : 0;
  return (
    <section className={classes.tarjeta} aria-label="Resultado">
      <p className={classes.ganador} role="status">
        Ganó <strong>{nombreDe(nombres, ganador)}</strong>, {puntosDe(resultados, ganador)} a{' '}
        {puntosDe(resultados, perdedor)}
      </p>
      <table className={classes.resultados}>
        <caption>Rondas</caption>
        <thead>
          <tr>
            <th scope="col">Ronda</th>
            <th scope="col">Ganó</th>
            <th scope="col">Letra</th>
          </tr>
        </thead>
        <tbody>
          {resultados.map((resultado) => (
            <tr key={resultado.ronda}>
              <td>{resultado.ronda}</td>
              <td>{nombreDe(nombres, resultado.ganador)}</td>
              <td>{resultado.letra}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button autoFocus onClick={onOtra}>
        Jugar otra vez
      </Button>
    </section>
  );
}
