// What one administrador asks for and others see: it waits, it can be stopped, and the roles say what excludes what.
import { darSesion, ingresar } from './paginas/acceso.ts';
import { nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

test('un rol que aprueba espera; un contador lo ve en vivo y lo detiene con su motivo', async ({
  browser,
  page,
  request,
}) => {
  const [eva] = await nuevasPersonas(request, ['Eva Tzib', 'auxiliar']);
  const contador = await browser.newPage();
  await ingresar(contador, 'contador@cuadra.demo');
  await contador.getByRole('link', { name: 'Poderes' }).click();

  await darSesion(page, 'admin@cuadra.demo');
  await page.goto(`/administracion/usuarios?usuario=${eva.id}`);
  const panel = page.getByRole('dialog');
  const roles = panel.getByRole('group', { name: 'Roles' });
  // An auxiliar cannot be a cajero, and it says why.
  await expect(roles.getByRole('checkbox', { name: /^Cajero/ })).toBeDisabled();
  await expect(roles.getByText(/^No se combina con Auxiliar contable\./).first()).toBeVisible();
  await roles.getByRole('checkbox', { name: /^Contador/ }).check();
  await panel.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Guardado. Lo que da más poder espera a otra persona.')).toBeVisible();

  const cambio = `Dar a ${eva.nombre} (${eva.correo}) el rol de Contador.`;
  await contador.getByRole('button', { name: `Detener: ${cambio}` }).click();
  const dialogo = contador.getByRole('dialog', { name: 'Detener el cambio' });
  await dialogo.getByRole('button', { name: 'Detener' }).click();
  await expect(dialogo.getByText('Escriba el motivo.')).toBeVisible();
  await dialogo.getByLabel(/^Motivo/).fill('No la conozco');
  await dialogo.getByRole('button', { name: 'Detener' }).click();
  await expect(dialogo).toBeHidden();
  await expect(contador.getByText(cambio)).toBeHidden();
  // What had the focus went away with its row.
  await expect(contador.getByRole('region', { name: 'Cambios por aprobar' })).toBeFocused();

  await page.goto('/administracion/poderes?vista=resueltos');
  const fila = page.getByRole('row').filter({ hasText: cambio });
  await expect(fila.getByText('Detenido')).toBeVisible();
  await expect(fila.getByText('No la conozco')).toBeVisible();
  await contador.close();
});

test('quien pidió lo retira; su propia ficha no le ofrece roles', async ({ page, request }) => {
  const [luz] = await nuevasPersonas(request, ['Luz Ba', 'auxiliar']);
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto(`/administracion/usuarios?usuario=${luz.id}`);
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: /^Contador/ }).check();
  await panel.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(panel).toBeHidden();
  await page.goto(`/administracion/usuarios?usuario=${luz.id}`);
  await panel.getByRole('link', { name: 'Ver los cambios por aprobar' }).click();
  await page.getByRole('button', { name: `Retirar: Dar a ${luz.nombre}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Cambio retirado.')).toBeVisible();

  await page.goto('/administracion/usuarios');
  await page.getByRole('link', { name: 'Ana Lucía Morales Caal' }).click();
  await expect(panel.getByText('Sus roles y agencias los cambia otro administrador.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /^Contador/ })).toHaveCount(0);
});
