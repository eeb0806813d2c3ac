import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './juego.module.css';
import type { Par } from './reglas.ts';

export function Nombres({ onEmpezar }: { readonly onEmpezar: (nombres: Par<string>) => void }) {
  const [uno, setUno] = useState('');
  const [dos, setDos] = useState('');
  const empezar = (event: FormEvent) => {
    event.preventDefault();
    onEmpezar([uno, dos]);
  };
  return (
    <form className={classes.tarjeta} onSubmit={empezar} aria-label="Jugadores">
      <div className={classes.nombres}>
        <TextInput
          label="Jugador 1"
          autoComplete="off"
          autoFocus
          value={uno}
          onChange={({ currentTarget }) => setUno(currentTarget.value)}
        />
        <TextInput
          label="Jugador 2"
          autoComplete="off"
          value={dos}
          onChange={({ currentTarget }) => setDos(currentTarget.value)}
        />
      </div>
      <ol className={classes.reglas}>
        <li>Después de una cuenta de 3 segundos, cada quien recibe una letra.</li>
        <li>Gana la ronda quien primero pulse la suya; en el teléfono, quien primero toque su mitad.</li>
        <li>Entre los dos confirman quién ganó. Son 5 rondas, o hasta que alguien tenga 3 puntos.</li>
      </ol>
      <Button type="submit">Empezar</Button>
    </form>
  );
}
