import { screen } from '@testing-library/react';
import { AuditList } from '@/components/accounts/admin/audit-list';
import type { AuditAction } from '@/lib/core/security/audit';
import en from '@/messages/en.json';
import { renderInLanguage } from '@/tests/support/render-in-language';

const auditActions = Object.keys(en.admin.audit.action) as AuditAction[];

const event = {
  id: '1',
  at: '2026-03-28T12:00:00.000Z',
  actorKind: 'user' as const,
  actor: '0a1b2c3d',
  own: false,
  action: 'sign_in' as const,
  subject: null,
  network: '10.0.0.0/24',
  device: 'Firefox, Android',
};

test('R8.2 an event shows its actor, action, time, device and network', () => {
  renderInLanguage(<AuditList events={[event]} />, 'en');
  const lineText = screen.getByRole('listitem').textContent;
  for (const part of ['Signed in', 'User #0a1b2c3d', '28 Mar 2026, 12:00', 'Firefox, Android · 10.0.0.0/24'])
    expect(lineText).toContain(part);
});

test('R8.2 marks the admin’s own actions and names their subject', () => {
  const own = {
    ...event,
    actorKind: 'admin' as const,
    own: true,
    action: 'user_suspended' as const,
    subject: 'ffffffff',
  };

  renderInLanguage(<AuditList events={[own]} />, 'es');

  expect(screen.getByRole('listitem')).toHaveTextContent('Cuenta suspendida');
  expect(screen.getByRole('listitem')).toHaveTextContent('Tú → Cuenta #ffffffff');
});

test.each(['en', 'es'] as const)('R8.2 R5.1 every event has its own wording: %s', (locale) => {
  const events = auditActions.map((action) => ({ ...event, id: action, action, network: null, device: null }));
  renderInLanguage(<AuditList events={events} />, locale);
  const titles = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');
  expect(new Set(titles).size).toBe(auditActions.length);
  expect(titles.filter((title) => title === '' || title.includes('_'))).toEqual([]);
});
