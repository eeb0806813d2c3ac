// Chooses an icon among those the application knows, all in sight. A group of radio buttons: arrows move the choice.
import { Input, Tooltip } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { conConjunto, iconoDe, nombresDeIconos } from '#escritorio/navegacion/icons.ts';
import classes from './shortcuts.module.css';

interface IconPickerProps {
  readonly valor: string;
  readonly onElegir: (icono: string) => void;
}

export function IconPicker({ valor, onElegir }: IconPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const marco = useRef<HTMLDivElement>(null);
  // The one in force may be further down.
  useEffect(() => {
    const elegido = marco.current?.querySelector<HTMLElement>(':checked')?.parentElement;
    if (marco.current && elegido) marco.current.scrollTop = elegido.offsetTop - elegido.offsetHeight;
  }, []);
  return (
    <div>
      <Input.Label id={id} labelElement="div" required>
        {t('shortcuts.icon')}
      </Input.Label>
      <div ref={marco} className={classes.iconos} role="radiogroup" aria-labelledby={id} aria-required="true">
        {nombresDeIconos.map((nombre) => {
          const Dibujo = iconoDe(nombre);
          const etiqueta = t(`shortcuts.icons.${nombre}`);
          return (
            <Tooltip key={nombre} label={etiqueta}>
              <label className={classes.icono}>
                <input
                  type="radio"
                  name={id}
                  aria-label={etiqueta}
                  checked={valor === conConjunto(nombre) || valor === nombre}
                  onChange={() => onElegir(conConjunto(nombre))}
                />
                <Dibujo width={20} height={20} aria-hidden="true" />
              </label>
            </Tooltip>
          );
        })}
      </div>
    </div>
  );
}
