interface Task {
  kind: 'routine' | 'dose';
  petId: string;
  petName: string;
  /** Id of the routine or medication. */
  id: string;
  title: string;
  day: string;
  time: string | null;
  scheduledFor: string | null;
  state: 'overdue' | 'due' | 'upcoming' | 'done';
}

type Outcome = { done: true } | { done: false; message: string };

export class PawfolioClient {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async tasks(): Promise<Task[]> {
    const response = await this.#send('GET', '/api/tasks');
    if (!response.ok) throw new Error(`Pawfolio answered ${response.status}`);
    const { tasks }: { tasks: Task[] } = await response.json();
    return tasks;
  }

  /** Not done if a dose was given already, or long before its time. The message of the former says by whom and when. */
  async markDone({ kind, petId, id, day, scheduledFor }: Task): Promise<Outcome> {
    const pet = `/api/pets/${petId}`;
    const response =
      kind === 'routine'
        ? await this.#send('PUT', `${pet}/routines/${id}/completions/${day}`, {})
        : await this.#send('POST', `${pet}/medications/${id}/doses`, { status: 'given', scheduledFor });
    if (response.ok) return { done: true };
    const { error }: { error: string } = await response.json();
    if (response.status === 409) return { done: false, message: error };
    throw new Error(`Pawfolio answered ${response.status}: ${error}`);
  }

  #send(method: string, path: string, body?: object): Promise<Response> {
    return fetch(this.#url + path, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
