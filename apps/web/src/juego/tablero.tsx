// The board: one half for each player with their token, and between them the countdown or the question.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Button, VisuallyHidden } from '@mantine/core';
import type { Dispatch } from 'react';
import classes from './juego.module.css';
import { nombreDe } from './nombre.ts';
import { type Accion, type Juego, type Lado, puntosDe, RONDAS_MAX } from './reglas.ts';

type EnTablero = Exclude<Juego, { fase: 'nombres' | 'fin' }>;

interface TableroProps {
  readonly juego: EnTablero;
  readonly hacer: Dispatch<Accion>;
}

export function Tablero({ juego, hacer }: TableroProps) {
  return (
    <section className={classes.tablero} aria-label="Tablero" data-fase={juego.fase}>
      <Mitad juego={juego} lado={0} hacer={hacer} />
      <div className={classes.centro}>
        <p className={classes.ronda}>
          Ronda {juego.ronda} de {RONDAS_MAX}
        </p>
        <Centro juego={juego} hacer={hacer} />
      </div>
      <Mitad juego={juego} lado={1} hacer={hacer} />
    </section>
  );
}

function Mitad({ juego, lado, hacer }: TableroProps & { readonly lado: Lado }) {
  const nombre = nombreDe(juego.nombres, lado);
  const ficha = juego.fase === 'cuenta' ? undefined : juego.fichas[lado];
  const pulsar = () => ficha !== undefined && hacer({ tipo: 'tecla', letra: ficha.letra });
  return (
    <button
      type="button"
      className={classes.mitad}
      data-lado={lado}
      data-color={ficha?.color}
      data-gano={(juego.fase === 'confirmacion' && juego.ganador === lado) || undefined}
      disabled={juego.fase !== 'ronda'}
      aria-label={ficha === undefined ? nombre : `${nombre}: letra ${ficha.letra}`}
      // At the touch, not when the finger leaves: it is a race.
      onPointerDown={pulsar}
      onClick={pulsar}
    >
      <span className={classes.jugador}>
        <span className={classes.nombre}>{nombre}</span>
        <span className={classes.puntos}>{puntosDe(juego.resultados, lado)}</span>
      </span>
      <span className={classes.letra}>{ficha?.letra ?? ''}</span>
    </button>
  );
}

function Centro({ juego, hacer }: TableroProps) {
  if (juego.fase === 'cuenta') {
    return (
      <p className={classes.cuenta} role="timer" aria-label="Empieza en">
        {juego.faltan}
      </p>
    );
  }
  if (juego.fase === 'ronda') {
    const [uno, dos] = juego.fichas;
    return (
      <p className={classes.aviso} role="status">
        ¡Ya!
        <VisuallyHidden>
          {nombreDe(juego.nombres, 0)}: {uno.letra}. {nombreDe(juego.nombres, 1)}: {dos.letra}.
        </VisuallyHidden>
      </p>
    );
  }
  return (
    <div className={classes.pregunta}>
      <p role="status">
        ¿El punto es de <strong>{nombreDe(juego.nombres, juego.ganador)}</strong>?
      </p>
      <div className={classes.respuestas}>
        <Button variant="default" onClick={() => hacer({ tipo: 'negar' })}>
          Negar
        </Button>
        <Button autoFocus onClick={() => hacer({ tipo: 'confirmar' })}>
          Confirmar
        </Button>
      </div>
    </div>
  );
}
