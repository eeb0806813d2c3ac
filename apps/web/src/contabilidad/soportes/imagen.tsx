// An image in its frame: whole, or larger to read its small print. What scrolls can be scrolled from the keyboard.
import {
  ArrowsPointingInIcon,
  MagnifyingGlassMinusIcon,
  MagnifyingGlassPlusIcon,
} from '@heroicons/react/24/outline';
import { useState } from 'react';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './imagen.module.css';

interface ImagenProps {
  readonly direccion: string;
  readonly nombre: string;
}

/** In hundredths of the frame's width; the first is the whole image. */
const AUMENTOS = [100, 150, 200, 300, 400] as const;

export function Imagen({ direccion, nombre }: ImagenProps) {
  const [paso, setPaso] = useState(0);
  const aumento = AUMENTOS[paso] ?? 100;
  return (
    <div className={classes.imagen}>
      <section
        className={classes.marco}
        aria-label="Imagen"
        data-aumentada={paso > 0 || undefined}
        {...(paso > 0 ? { tabIndex: 0 } : {})}
      >
        <img
          src={direccion}
          alt={nombre}
          className={classes.foto}
          {...(paso > 0 ? { style: { width: `${aumento}%` } } : {})}
        />
      </section>
      <div className={classes.mandos}>
        <IconButton
          etiqueta="Alejar"
          icono={MagnifyingGlassMinusIcon}
          variant="default"
          disabled={paso === 0}
          onClick={() => setPaso(paso - 1)}
        />
        <output className={classes.aumento} aria-label="Aumento">
          {aumento} %
        </output>
        <IconButton
          etiqueta="Acercar"
          icono={MagnifyingGlassPlusIcon}
          variant="default"
          disabled={paso === AUMENTOS.length - 1}
          onClick={() => setPaso(paso + 1)}
        />
        <IconButton
          etiqueta="Ver entera"
          icono={ArrowsPointingInIcon}
          variant="default"
          disabled={paso === 0}
          onClick={() => setPaso(0)}
        />
      </div>
    </div>
  );
}
