// The bitácora on screen: what somebody did, what they were refused, what each role sees of it, with the keyboard and on a phone.
import { darSesion } from './paginas/acceso.ts';
import { nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

test('un auditor encuentra lo que se hizo, lo abre con el teclado y ve la diferencia', async ({
  page,
  request,
}) => {
  const [eva] = await nuevasPersonas(request, ['Eva Tzib', 'auxiliar']);
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto(`/administracion/bitacora?entidad=usuario&idEntidad=${eva.id}`);
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro El mismo documento: Usuario' }),
  ).toBeVisible();
  const tabla = page.getByRole('grid', { name: 'Bitácora' });
  const creado = tabla.getByRole('row', { name: /Creó un usuario, Eva Tzib/ });
  await creado.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Entrada de la bitácora' });
  await expect(panel.getByRole('heading', { name: 'Creó un usuario' })).toBeVisible();
  await expect(panel.getByText(eva.correo)).toBeVisible();
  await expect(page).toHaveURL(/entrada=\d+/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(creado).toBeFocused();

  await creado.click();
  await panel.getByRole('button', { name: 'De la misma persona' }).click();
  await expect(page).toHaveURL(/quien=/);
  await expect(page.getByRole('button', { name: /^Quitar el filtro Persona: / })).toBeVisible();
});

test('lo que no se permitió queda, con quién y por qué; y los filtros están en la dirección', async ({
  page,
  request,
}) => {
  const ingreso = await request.post('/api/auth/sign-in', {
    data: { email: 'cajero@cuadra.demo', password: 'Cuadra-2026' },
  });
  const { accessToken } = (await ingreso.json()) as { accessToken: string };
  const negado = await request.get('/api/administracion/usuarios', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(negado.status()).toBe(403);
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto('/administracion/bitacora');
  await page.getByRole('button', { name: 'Rechazos' }).click();
  await expect(page).toHaveURL(/resultado=rechazado/);
  const rechazo = page
    .getByRole('row', {
      name: /Intento rechazado, Su usuario no tiene permiso.*GET \/api\/administracion\/usuarios/,
    })
    .first();
  await rechazo.click();
  const panel = page.getByRole('region', { name: 'Entrada de la bitácora' });
  await expect(panel.getByText('SIN_PERMISO')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rechazos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByText('SIN_PERMISO')).toBeVisible();
});

test('quien administra la ve sin montos; quien audita, con ellos; un teléfono la abre encima', async ({
  page,
}) => {
  const una = async (correo: string) => {
    await darSesion(page, correo);
    await page.goto('/administracion/bitacora?entidad=partida');
    await page.getByRole('grid', { name: 'Bitácora' }).getByRole('row').nth(1).click();
  };
  await una('admin@cuadra.demo');
  const panel = page.getByRole('region', { name: 'Entrada de la bitácora' });
  await expect(panel.getByText('Monto que su rol no ve')).toBeVisible();
  await expect(panel.getByText(/^Q [\d,]+\.\d\d$/)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await una('auditor@cuadra.demo');
  const encima = page.getByRole('dialog', { name: 'Entrada de la bitácora' });
  await expect(encima.getByText(/^Q [\d,]+\.\d\d$/)).toBeVisible();
  await encima.getByRole('button', { name: 'Cerrar el panel' }).click();
  await expect(encima).toBeHidden();
});
