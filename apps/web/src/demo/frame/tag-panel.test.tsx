import { Button } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { inSpanish } from '#platform/testing/languages.ts';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { TagPanel } from './tag-panel.tsx';
import { tagPanelTexts } from './tag-panel-texts.ts';

beforeAll(inSpanish);
const words = tagPanelTexts.es;

/** Somebody's tags: what is asked for is done, and told. */
function Tagged({ told }: { readonly told: (what: string) => void }) {
  const [tags, setTags] = useState([
    { id: '1', title: 'Work' },
    { id: '2', title: 'Band' },
    { id: '3', title: 'Baseball' },
  ]);
  const [chosen, setChosen] = useState<readonly string[]>(['2']);
  return (
    <TagPanel
      tags={tags}
      chosen={chosen}
      onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
      onCreate={(title) => {
        setTags([...tags, { id: title, title }]);
        setChosen([...chosen, title]);
      }}
      onRename={(id, title) => {
        told(`${id} ${title}`);
        setTags(tags.map((tag) => (tag.id === id ? { id, title } : tag)));
      }}
      onDelete={(id) => setTags(tags.filter((tag) => tag.id !== id))}
    >
      <Button>Etiquetas</Button>
    </TagPanel>
  );
}

async function open() {
  const tellings: string[] = [];
  const outside: string[] = [];
  const { persona } = mostrar(
    // As the drawer around it, which Escape closes.
    <SidePanel label="Panel" onClose={() => outside.push('Escape')}>
      <Tagged told={(what) => tellings.push(what)} />
    </SidePanel>,
  );
  await persona.click(screen.getByRole('button', { name: 'Etiquetas' }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  return { persona, tellings, outside };
}

const box = () => screen.getByRole('textbox', { name: words.search });
const list = () => within(screen.getByRole('list', { name: words.label }));
const shown = () => list().getAllByRole('checkbox').map(nameOf);
const chosen = () => list().getAllByRole('checkbox', { checked: true }).map(nameOf);
const nameOf = (box: HTMLElement) => box.closest('li')?.textContent;
const field = (title: string) => screen.getByRole('textbox', { name: words.titleOf(title) });

it('se ven todas, con las puestas marcadas; una se pone o se quita con un clic', async () => {
  const { persona } = await open();
  expect(shown()).toEqual(['Work', 'Band', 'Baseball']);
  expect(chosen()).toEqual(['Band']);
  await persona.click(screen.getByRole('checkbox', { name: 'Work' }));
  await persona.click(screen.getByRole('checkbox', { name: 'Band' }));
  expect(chosen()).toEqual(['Work']);
});

it('Intro pone o quita la primera que coincide; sin nada escrito, ninguna', async () => {
  const { persona } = await open();
  await persona.keyboard('{Enter}');
  expect(chosen()).toEqual(['Band']);
  await persona.keyboard('BA');
  expect(shown()).toEqual(['Band', 'Baseball']);
  await persona.keyboard('{Enter}');
  await persona.clear(box());
  expect(list().queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

it('Intro crea la que ninguna coincide, y queda puesta', async () => {
  const { persona } = await open();
  await persona.keyboard('  Prueba {Enter}');
  expect(shown()).toEqual(['Work', 'Band', 'Baseball', 'Prueba']);
  expect(chosen()).toEqual(['Band', 'Prueba']);
  expect(box()).toHaveProperty('value', '');
});

it('se ofrece crear lo que ninguna se llama exactamente, con cualquier mayúscula', async () => {
  const { persona } = await open();
  await persona.keyboard('wor');
  expect(shown()).toEqual(['Work']);
  await persona.click(screen.getByRole('button', { name: words.create('wor') }));
  expect(chosen()).toEqual(['Band', 'wor']);
  await persona.keyboard('WORK');
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
});

it('el nombre tiene como mucho 30 letras', async () => {
  const { persona } = await open();
  await persona.keyboard('a'.repeat(35));
  expect(box()).toHaveProperty('value', 'a'.repeat(30));
});

it('al editar, cada letra se guarda; lo que no puede llamarse así se dice y no se guarda', async () => {
  const { persona, tellings } = await open();
  await persona.click(screen.getByRole('button', { name: words.edit }));
  await persona.type(field('Work'), 's!');
  expect(tellings).toEqual(['1 Works', '1 Works!']);
  await persona.clear(field('Band'));
  expect(screen.getByText(words.empty)).toBeDefined();
  await persona.keyboard('works!');
  expect(screen.getByText(words.repeated)).toBeDefined();
  expect(tellings.at(-1)).toBe('2 works');
  await persona.tab();
  expect(field('works')).toHaveProperty('value', 'works');
});

it('eliminar pregunta antes, y el panel sigue abierto', async () => {
  const { persona } = await open();
  await persona.click(screen.getByRole('button', { name: words.edit }));
  await persona.click(screen.getByRole('button', { name: words.remove('Band') }));
  await persona.click(await screen.findByRole('button', { name: words.askCancel }));
  expect(field('Band')).toBeDefined();
  await persona.click(screen.getByRole('button', { name: words.remove('Band') }));
  await persona.click(await screen.findByRole('button', { name: words.askRemove }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: words.titleOf('Band') })).toBeNull());
  expect(field('Work')).toBeDefined();
});

it('Escape cierra el panel y nada más, y el teclado vuelve al botón', async () => {
  const { persona, outside } = await open();
  await persona.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: words.search })).toBeNull());
  expect(outside).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Etiquetas'));
});
