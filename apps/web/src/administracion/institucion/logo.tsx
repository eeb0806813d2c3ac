// The image beside the name at the head of every document, or nothing in its place.
import { mediosDeLogo } from '@cuadra/contract/administracion/institucion';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import classes from './logo.module.css';
import type { useLogo } from './use-logo.ts';

export function Logo({ direccion, fallo, ocupado, poner, quitar }: ReturnType<typeof useLogo>) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={classes.campo}>
      <legend className={classes.leyenda}>Logo</legend>
      <div className={classes.fila}>
        <div className={classes.muestra}>
          {direccion === undefined ? (
            <span className={classes.vacio}>Sin logo</span>
          ) : (
            <img className={classes.imagen} src={direccion} alt="Logo de la institución" />
          )}
        </div>
        <div className={classes.botones}>
          <input
            ref={entrada}
            type="file"
            hidden
            accept={mediosDeLogo.join(',')}
            aria-label="Archivo del logo"
            onChange={({ currentTarget }) => {
              const elegido = currentTarget.files?.[0];
              if (elegido !== undefined) void poner(elegido);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button variant="default" size="xs" loading={ocupado} onClick={() => entrada.current?.click()}>
            {direccion === undefined ? 'Elegir logo' : 'Cambiar logo'}
          </Button>
          {direccion !== undefined && (
            <Button variant="subtle" color="gray" size="xs" disabled={ocupado} onClick={() => void quitar()}>
              Quitar logo
            </Button>
          )}
        </div>
      </div>
      <p className={classes.nota} data-error={fallo !== undefined || undefined} role="status">
        {fallo ?? 'PNG o JPEG, de hasta 512 KB y 2,000 puntos por lado. Se guarda al elegirlo.'}
      </p>
    </fieldset>
  );
}
