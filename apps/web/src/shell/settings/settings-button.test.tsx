// The keyboard stays on the settings' button when another layout takes the place of the one that it was on.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createStore, useStore } from '#platform/store.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { SettingsButton } from './settings-button.tsx';

const horizontal = createStore(true);

/** Another layout is another tree: nothing of the first one stays. */
function Marco() {
  const boton = <SettingsButton siempre />;
  return (
    <>
      <input />
      {useStore(horizontal) ? <header>{boton}</header> : <aside>{boton}</aside>}
    </>
  );
}

beforeEach(() => {
  horizontal.set(true);
  mostrar(<Marco />);
});
const boton = () => screen.getByRole('button');
const cambiarDeDisposicion = () => act(() => horizontal.set(false));

it('la disposición que llega toma el foco que estaba en el botón de la que se va', () => {
  const anterior = boton();
  anterior.focus();
  cambiarDeDisposicion();
  expect(boton()).not.toBe(anterior);
  expect(document.activeElement).toBe(boton());
});

it('y no lo quita de donde la persona lo tiene', () => {
  const campo = screen.getByRole('textbox');
  campo.focus();
  cambiarDeDisposicion();
  expect(boton().closest('aside')).not.toBeNull();
  expect(document.activeElement).toBe(campo);
});
